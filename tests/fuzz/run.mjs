import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { chromium } from 'playwright';
import { browserOptions, headlessShellOptions } from '../../scripts/lib/browser-options.mjs';
import { nodeHostBundle } from '../../scripts/lib/demo-entries.mjs';

import { firstDifference } from './history/compare-histories.mjs';
import { killPlans } from './kills/kill-plans.mjs';
import { playKills } from './kills/play-kills.mjs';
import { readOptions } from './options.mjs';
import { conflictingPlans, hydratingPlans, payingPlans, plans } from './plan.mjs';
import { play } from './play/play.mjs';
import { openShops } from './server/shop.mjs';
import { serveRuns } from './server/serve-runs.mjs';
import { story } from './story.mjs';

const root = path.join(import.meta.dirname, '../..');
const options = readOptions(process.argv.slice(2));
const casesFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'cases');
const nodeHost = await import(pathToFileURL(path.join(root, nodeHostBundle)).href);
const results = path.join(root, 'test-results/fuzz');
await mkdir(path.join(results, 'histories'), { recursive: true });
const shops = await openShops(nodeHost);
const server = await serveRuns(path.join(root, 'dist'));
/** The tabs of a context share a process, so that storage writes are visible to all tabs at once, as at normal speed. */
const inOneProcess = ({ args, ...options }) => ({ ...options, args: [...args, '--process-per-site'] });
// The headless shell is faster, but has no back/forward cache. Playwright turns it off elsewhere.
const browsers = {
  whole: await chromium.launch({
    ...inOneProcess(browserOptions()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }),
  shell: await chromium.launch(inOneProcess(headlessShellOptions())),
};
// Playwright only closes the browsers, without which the runs would go on failing.
process.once('SIGTERM', () => process.exit(1));
const say = (text) => process.stdout.write(`${text}\n`);
const counts = { passed: 0, failed: 0 };

async function openWorker(browser) {
  const options = { locale: 'de-DE', timezoneId: 'Europe/Berlin' };
  const context = await browser.newContext(options);
  // A page that is killed takes all pages of its context with it.
  const mortalContext = await browser.newContext(options);
  return { shops, server, browser, context, mortalContext, pages: await newPages(context) };
}

const [chosenPlans] = [
  options.kills && killPlans,
  options.conflicts && conflictingPlans,
  options.pays && payingPlans,
  options.hydrate && hydratingPlans,
  plans,
].filter(Boolean);

/** Whether the run leaves and restores a page. */
const isRestored = ({ pays, steps }) =>
  pays || steps.some(({ do: name, how }) => name === 'leave' || name === 'shop' || how === 'back');

/** Two pages for carts and one for a product. */
const newPages = (context) => Promise.all([context.newPage(), context.newPage(), context.newPage()]);

/** The plan of a run with this command's options. */
function withOptions(plan) {
  const isOmitted = ({ do: name, kind }) => options.without.includes(name) || options.without.includes(kind);
  return {
    ...plan,
    ...(options.translate && { translated: true }),
    steps: plan.steps.filter((step) => !isOmitted(step)),
  };
}

/** Plays a plan, and stores its history under this name. */
async function playAndStore(name, plan, worker) {
  const played = await (plan.kills ? playKills : play)(plan, worker).catch(async (error) => {
    // The pages may be unusable.
    await Promise.all(worker.pages.map((page) => page.close()));
    worker.pages = await newPages(worker.context);
    throw error;
  });
  const lines = played.history.map((event) => `${JSON.stringify(event)}\n`);
  await writeFile(path.join(results, 'histories', `${name}.jsonl`), lines.join(''));
  return played;
}

/** Throws the first difference between the histories of two attempts. */
async function checkTwice(name, plan, worker) {
  const first = await playAndStore(`${name}-first`, plan, worker);
  const second = await playAndStore(`${name}-second`, plan, worker);
  const difference = firstDifference(first.history, second.history);
  if (difference) throw new Error(difference);
}

/** Throws with the report if the plan fails. */
async function check(name, plan, workers) {
  const worker = isRestored(plan) ? workers.whole : workers.shell;
  if (options.twice) return checkTwice(name, plan, worker);
  const played = await playAndStore(name, plan, worker);
  if (options.verbose && options.replay) say(story(played));
  if (played.violations.length === 0) return;
  throw Object.assign(new Error(played.violations.join('\n')), { story: story(played) });
}

async function replay(name, plan, workers) {
  try {
    await check(path.basename(name, '.json'), plan, workers);
    counts.passed++;
  } catch (error) {
    counts.failed++;
    say(`\nFAILED ${name}\n${error.message}`);
    if (options.verbose && !options.replay) say(error.story ?? error.stack);
  }
}

/** Runs one random plan, and shrinks it if it fails. */
async function explore(seed, workers) {
  const property = fc.asyncProperty(chosenPlans.map(withOptions), (plan) => check(`seed-${seed}`, plan, workers));
  const result = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    randomType: 'mersenne',
    endOnFailure: options.shrink === 0 || options.twice,
    // Ends between two plans: one that is interrupted would go on, in the pages of the next.
    skipAllAfterTimeLimit: options.shrink * 1000 || 60_000,
    ...(options.path && { path: options.path }),
  });
  if (!result.failed || !result.counterexample) return void counts.passed++;
  counts.failed++;
  const error = result.errorInstance;
  say(`\nFAILED seed ${seed}, path ${result.counterexamplePath} (shrunk ${result.numShrinks} times)`);
  say(error?.message ?? '');
  const log = path.join(results, `seed-${seed}.txt`);
  const plan = path.join(results, `seed-${seed}.json`);
  await writeFile(log, `${error?.message}\n${error?.story ?? error?.stack}\n`);
  await writeFile(plan, JSON.stringify({ plan: result.counterexample[0] }, null, 2));
  say(`Replay: npm run fuzz -- --replay ${path.relative(root, plan)}`);
  say(`Log: ${path.relative(root, log)}`);
}

async function* jobs() {
  if (options.replay) {
    const { plan } = JSON.parse(await readFile(options.replay, 'utf8'));
    for (let count = 0; count < options.times; count++) {
      yield (workers) => replay(options.replay, plan, workers);
    }
    return;
  }
  const cases = options.cases ? (await readdir(casesFolder)).filter((name) => name.endsWith('.json')) : [];
  for (const name of cases) {
    const { plan } = JSON.parse(await readFile(path.join(casesFolder, name), 'utf8'));
    yield (workers) => replay(name, plan, workers);
  }
  for (let seed = options.seed; seed < options.seed + options.runs; seed++) yield (workers) => explore(seed, workers);
}

const begin = Date.now();
const queue = jobs();
try {
  await Promise.all(
    Array.from({ length: options.workers }, async () => {
      const workers = { whole: await openWorker(browsers.whole), shell: await openWorker(browsers.shell) };
      for (;;) {
        const { value: job, done } = await queue.next();
        if (done) return;
        await job(workers);
      }
    }),
  );
} finally {
  await Promise.all(Object.values(browsers).map((browser) => browser.close()));
  server.close();
  await shops.close();
}
await writeFile(path.join(root, 'test-results/fuzz.json'), JSON.stringify(counts));
say(`${((Date.now() - begin) / 1000).toFixed(1)} s, first seed ${options.seed}`);
const sum = counts.passed + counts.failed;
if (options.twice) say(`${((100 * counts.passed) / sum).toFixed(1)} % of ${sum} histories are equal twice`);
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
