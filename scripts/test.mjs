/**
 * Runs every check (`npm test`), or groups and single steps (`npm test -- static e2e`). Each step is a script of
 * package.json. Its output is stored in test-results; the last line shows the totals.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { install } from './lib/install.mjs';

const groups = {
  /** Installs many frameworks and two more browsers, and what reads the contract. */
  hosts: ['test:contract', 'test:hosts'],
  /** Installs a commerce engine. */
  vendure: ['test:vendure'],
};
/** Both use what `package` builds. The second has the time in which the browsers of the first wait. */
const [browserLane, nodeLane] = [
  ['elements', 'e2e', 'fuzz'],
  ['static', 'test:example', 'unit'],
];
const sum = { passed: 0, failed: 0 };

/** Reads the counts from a report of Playwright or Vitest, or plain counts. A step without a report is one test. */
function countsIn(report, endedWell) {
  if (!existsSync(report)) return { passed: Number(endedWell), failed: Number(!endedWell) };
  const { stats, numPassedTests, numFailedTests, ...counts } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return { passed: numPassedTests, failed: numFailedTests, ...counts };
}

/** @param niceness is added to this process's own: nobody may lower it. */
async function perform(name, niceness = 0) {
  const file = `test-results/${name.replace(':', '-')}`;
  rmSync(`${file}.json`, { force: true });
  const log = openSync(`${file}.log`, 'w');
  const start = performance.now();
  const child = spawn('npm', ['run', '--loglevel=error', name], {
    stdio: ['ignore', log, log],
    env: { ...process.env, NO_COLOR: '1', WIREIT_FAILURES: 'continue' },
    shell: process.platform === 'win32',
    timeout: 60 * 60_000,
  });
  setPriority(child.pid, Math.min(getPriority() + niceness, 19));
  const [status] = await once(child, 'close');
  const counts = countsIn(`${file}.json`, status === 0);
  // A runner can fail without a failed test: a file does not load, an error is unhandled, there are no tests.
  if (status !== 0 || counts.passed === 0) counts.failed ||= 1;
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const word = counts.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${word} ${name} (${seconds} s, ${counts.passed} passed, ${counts.failed} failed)`);
  show(`${file}.log`, counts.failed > 0);
}

async function performAll(names, niceness) {
  for (const name of names) await perform(name, niceness);
}

/** Shows the end of a failed step's output; of a passed one, what it has skipped and its flaky tests. */
function show(logFile, failed) {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  const flaky = lines.findIndex((line) => /^ *\d+ flaky$/.test(line));
  const skipped = lines.filter((line) => line.startsWith('Skipped: '));
  const shown = failed ? lines.slice(-80) : [...skipped, ...(flaky < 0 ? [] : lines.slice(flaky))];
  for (const line of shown) console.log(`     ${line}`);
  if (failed) console.log(`     The whole output: ${logFile}`);
}

process.on('exit', (code) => {
  if (code !== 0) sum.failed ||= 1;
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
});

install();
mkdirSync('test-results', { recursive: true });
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  await perform('package');
  await Promise.all([performAll(browserLane), performAll(nodeLane, 10)]);
} else {
  await performAll(new Set(wanted.flatMap((name) => groups[name] ?? name)));
}
process.exitCode = sum.failed === 0 ? 0 : 1;
