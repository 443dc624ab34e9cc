/**
 * Everything that has to hold: `npm test`, or single steps of it: `npm test -- unit`, `npm test -- static e2e`.
 * Installs what is missing first. The output of each step is kept in test-results/logs; the last line is the sum.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { endAll } from './lib/run.mjs';
import { schedule } from './lib/schedule.mjs';

const shownLines = 80;
const logs = path.join(root, 'test-results/logs');
const sum = { passed: 0, failed: 0 };

let isOver = false;
function finish() {
  if (isOver) return;
  isOver = true;
  endAll();
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed === 0 ? 0 : 1);
}

function breakDown(reason) {
  console.error(reason);
  sum.failed += 1;
  finish();
}

function selectedFrom(steps, wanted) {
  if (wanted.length === 0) return steps;
  const isNamed = (step, name) => [step.name, step.group, step.static ? 'static' : undefined].includes(name);
  const unknown = wanted.filter((name) => !steps.some((step) => isNamed(step, name)));
  if (unknown.length > 0) {
    const names = [...new Set(steps.flatMap(({ name, group }) => [group ?? name])), 'static'];
    throw new Error(`There is no step called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  }
  const chosen = steps.filter((step) => wanted.some((name) => isNamed(step, name)));
  const isNeeded = (step) => chosen.some(({ needs = [] }) => needs.includes(step.name)) && !step.skip?.();
  return steps.filter((step) => chosen.includes(step) || isNeeded(step));
}

function tell({ name }, { passed, failed, output, notes = [] }, seconds) {
  const logFile = path.join(logs, `${name.replace(/[^a-z0-9]+/gi, '-')}.log`);
  writeFileSync(logFile, output);
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s${counts})`);
  for (const note of notes) console.log(`     ${note}`);
  if (failed === 0) return;
  const lines = output.trimEnd().split('\n');
  if (lines.length > shownLines) console.log(`     … the whole is in ${path.relative(root, logFile)}`);
  console.log(
    lines
      .slice(-shownLines)
      .map((line) => `     ${line}`)
      .join('\n'),
  );
}

async function perform(step) {
  const start = performance.now();
  let result;
  try {
    result = await step.run();
  } catch (error) {
    result = { passed: 0, failed: 1, output: String(error?.stack ?? error) };
  }
  sum.passed += result.passed;
  sum.failed += result.failed;
  tell(step, result, (performance.now() - start) / 1000);
}

process.on('uncaughtException', breakDown);
process.on('unhandledRejection', breakDown);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => breakDown(`Ended by ${signal}`));

requireNode();
mkdirSync(logs, { recursive: true });
try {
  await ensureInstalled();
  const { steps } = await import('./lib/test-steps.mjs');
  await schedule(selectedFrom(steps, process.argv.slice(2)), 2, perform);
} catch (error) {
  breakDown(error?.stack ?? error);
}
finish();
