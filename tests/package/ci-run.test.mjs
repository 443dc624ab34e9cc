import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder;
const long = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();

const who = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@a', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@a' };
const git = (args, env = {}) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...who, ...env } }).trim();

function commit(files, date) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  git(['add', '.']);
  git(['commit', '-qm', 'x'], date && { GIT_COMMITTER_DATE: date });
  return git(['rev-parse', 'HEAD']);
}

/** Runs the script with a fake npm that prints its arguments. */
function steps(base = '') {
  const tools = path.join(folder, '.git/tools');
  mkdirSync(tools, { recursive: true });
  for (const [name, line] of Object.entries({
    npm: 'echo "npm $*, npm ${HOSTS_NPM:-}"',
    'chromium-headless-shell': '',
  })) {
    writeFileSync(path.join(tools, name), `#!/bin/sh\n${line}\n`);
    chmodSync(path.join(tools, name), 0o755);
  }
  const env = {
    ...process.env,
    HOSTS_NPM: '',
    CI_BASE_SHA: base,
    PATH: `${tools}${path.delimiter}${process.env.PATH}`,
  };
  const output = execFileSync('bash', [path.join(folder, '.ci/run')], { env, encoding: 'utf8', stdio: 'pipe' });
  return output.trim().split('\n').at(-1);
}

const everything = 'npm test -- all, npm';
const withHosts = 'npm test -- all hosts, npm 10 11';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cart-fragment-ci-'));
  mkdirSync(path.join(folder, '.ci'));
  cpSync('.ci/run', path.join(folder, '.ci/run'));
  git(['init', '-q']);
});
afterEach(() => rmSync(folder, { recursive: true }));

it.skipIf(process.platform === 'win32')('runs the host pages after a change that affects them', () => {
  const base = commit({ 'src/elements/a.ts': '', 'docs/a.md': '', 'tests/hosts/a.mjs': '' });
  commit({ 'docs/a.md': 'changed' });
  expect(steps(base)).toBe(everything);
  const docs = commit({ 'src/elements/a.ts': 'changed' });
  expect(steps(base)).toBe(withHosts);
  expect(steps(docs)).toBe(everything);
  commit({ 'tests/hosts/a.mjs': 'changed' });
  expect(steps(docs)).toBe(withHosts);
});

it.skipIf(process.platform === 'win32')('compares with the last commit of the day before if there is no base', () => {
  commit({ 'src/elements/a.ts': '' }, long);
  commit({ 'docs/a.md': '' });
  expect(steps()).toBe(everything);
  commit({ 'package.json': '{}' });
  expect(steps()).toBe(withHosts);
});

it.skipIf(process.platform === 'win32')('runs the host pages if no base is known', () => {
  commit({ 'docs/a.md': '' });
  expect(steps()).toBe(withHosts);
  expect(steps('0123456789012345678901234567890123456789')).toBe(withHosts);
});
