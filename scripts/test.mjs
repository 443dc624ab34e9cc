/**
 * Runs every check (`npm test`) or single steps (`npm test -- unit`, `npm test -- static e2e`). Each step is a script
 * of package.json. The output of each is stored in test-results; the last line shows the totals.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { install } from './lib/install.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const groups = {
  static: ['oxlint', 'types:tools', 'types:examples', 'oxfmt', 'directions', 'knip'],
  package: ['build', 'publint', 'attw', 'budget', 'shipped'],
  /** Not part of `all`: installs many frameworks and two more browsers, and what reads the contract. */
  hosts: ['test:contract', 'test:hosts'],
  /** Not part of `all`: installs a commerce engine. */
  vendure: ['test:vendure'],
  all: ['build', 'static', 'package', 'unit', 'elements', 'e2e', 'fuzz'],
};
/** These use both cores, report their own counts, and run one after the other. */
const runners = ['unit', 'elements', 'e2e', 'fuzz', 'test:hosts'];
const isRunner = (name) => runners.includes(name);
const shownLines = 80;
/** Time limit of a step in milliseconds. */
const stepTimeoutMs = 60 * 60_000;

const sum = { passed: 0, failed: 0 };
const running = new Set();
const isWindows = process.platform === 'win32';

function finish() {
  for (const child of running) end(child);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

/** Ends a step with all its child processes. */
function end({ pid }) {
  try {
    process.kill(isWindows ? pid : -pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
}

/** Runs a script of package.json with its output in a file. Resolves to whether it succeeded. */
function run(name, logFile) {
  const log = openSync(logFile, 'w');
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', log, log],
    env: { ...process.env, NO_COLOR: '1' },
    detached: !isWindows,
    shell: isWindows,
  });
  running.add(child);
  const timer = setTimeout(end, stepTimeoutMs, child);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      closeSync(log);
      // Ends servers that the step has left running.
      end(child);
      resolve(code === 0);
    });
  });
}

/** Reads the counts from a report of Playwright or Vitest, or plain counts; zeros without a report. */
function countsIn(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  const { numPassedTests, numFailedTests, passed = numPassedTests, failed = numFailedTests } = report;
  return { passed, failed };
}

async function perform(name) {
  const logFile = `test-results/${name.replace(':', '-')}.log`;
  const report = `test-results/${name.replace(':', '-')}.json`;
  const start = performance.now();
  rmSync(report, { force: true });
  const endedWell = await run(name, logFile);
  const counts = isRunner(name) ? countsIn(report) : { passed: Number(endedWell), failed: 0 };
  // A runner can fail without a failed test: a file does not load, an error is unhandled, there are no tests.
  if (!endedWell || counts.passed === 0) counts.failed ||= 1;
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counted = isRunner(name) ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(`${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s${counted})`);
  show(logFile, counts.failed > 0);
}

/** Shows the end of a failed step's output, the flaky tests of a passed one, and what either has skipped. */
function show(logFile, failed) {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  for (const line of lines.filter((line) => line.startsWith('Skipped: '))) console.log(`     ${line}`);
  const flaky = lines.findIndex((line) => /^ *\d+ flaky$/.test(line));
  if (!failed && flaky < 0) return;
  const from = failed ? Math.max(0, lines.length - shownLines) : flaky;
  if (failed && from > 0) console.log(`     … full output: ${logFile}`);
  for (const line of lines.slice(from)) console.log(`     ${line}`);
}

function breakDown(reason) {
  console.error(reason);
  sum.failed += 1;
  finish();
}

/** Runs the steps in order, with as many in parallel as there are workers. */
async function performAll(steps, workers) {
  const work = async () => {
    for (let name = steps.shift(); name !== undefined; name = steps.shift()) await perform(name);
  };
  await Promise.all(Array.from({ length: workers }, work));
}

const stepsOf = (name) => groups[name]?.flatMap(stepsOf) ?? [name];

process.on('uncaughtException', breakDown);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => breakDown(`Ended by ${signal}`));

install();
mkdirSync('test-results', { recursive: true });
const everything = stepsOf('all').filter((name) => name in scripts);
const known = [...everything, ...groups.hosts, ...groups.vendure];
const wanted = process.argv.slice(2);
const steps = [...new Set(wanted.length === 0 ? everything : wanted.flatMap(stepsOf))];
const unknown = steps.filter((name) => !known.includes(name)).join(', ');
if (unknown) breakDown(`There is no step ${unknown}. There are: ${[...Object.keys(groups), ...known].join(', ')}.`);

const checks = steps.filter((name) => !isRunner(name));
await performAll(checks, 2);
await performAll(steps.filter(isRunner), 1);
finish();
