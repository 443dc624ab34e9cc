import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { run } from './installed.mjs';

const here = import.meta.dirname;
const contract = path.join(here, '../../dist/openapi.json');
const generated = path.join(here, 'generated');

function passes({ status, printed }) {
  assert.equal(status, 0, printed);
  return printed;
}

before(() => rmSync(generated, { recursive: true, force: true }));

test('Redocly finds nothing with its recommended rules', () => {
  // Pages pass a changeset to the element, so no call uses its schema.
  const printed = passes(
    run('redocly', 'lint', contract, '--extends', 'recommended', '--skip-rule', 'no-unused-components'),
  );
  assert.doesNotMatch(printed, /\d+ warnings?/);
});

test('Spectral finds nothing with its recommended rules', () => {
  passes(run('spectral', 'lint', contract, '--ruleset', 'spectral.json', '--fail-severity', 'hint'));
});

test('a typed client made by openapi-typescript and a server stub made by Hey API compile, and refuse what is wrong', () => {
  passes(run('openapi-typescript', contract, '--output', path.join(generated, 'client.d.ts')));
  passes(
    run(
      'openapi-ts',
      '--input',
      contract,
      '--output',
      path.join(generated, 'server'),
      '--plugins',
      '@hey-api/typescript',
      'fastify',
    ),
  );
  passes(run('tsc', '--noEmit', '--project', 'tsconfig.json'));
});
