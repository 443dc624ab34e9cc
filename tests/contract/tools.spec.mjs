import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';

const here = import.meta.dirname;
const contract = path.join(here, '../../dist/openapi.json');
const generated = path.join(here, 'generated');

/** Runs an installed program, and returns what it has printed. */
function run(program, ...args) {
  const options = { cwd: here, encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } };
  const { status, stdout, stderr } = spawnSync(path.join(here, 'node_modules/.bin', program), args, options);
  assert.equal(status, 0, `${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

before(() => rmSync(generated, { recursive: true, force: true }));

test('Redocly finds nothing with its recommended rules', () => {
  // Pages pass a changeset to the element, so no call uses its schema.
  const printed = run('redocly', 'lint', contract, '--extends', 'recommended', '--skip-rule', 'no-unused-components');
  assert.doesNotMatch(printed, /\d+ warnings?/);
});

test('Spectral finds nothing with its recommended rules', () => {
  run('spectral', 'lint', contract, '--ruleset', 'spectral.json', '--fail-severity', 'hint');
});

test('a typed client made by openapi-typescript and a server stub made by Hey API compile, and refuse what is wrong', () => {
  run('openapi-typescript', contract, '--output', path.join(generated, 'client.d.ts'));
  run(
    'openapi-ts',
    '--input',
    contract,
    '--output',
    path.join(generated, 'server'),
    '--plugins',
    '@hey-api/typescript',
    'fastify',
  );
  run('tsc', '--noEmit', '--project', 'tsconfig.json');
});
