import { variants } from '../fixtures/variants.mjs';
import { summarizeHeap, summarizeLatency, summarizeLoad } from '../report/summarize.mjs';
import { median, shuffled } from '../report/statistics.mjs';
import { heapVariants, measureHeap } from './measure-heap.mjs';
import { heartLists, measureHearts } from './measure-hearts.mjs';
import { measureLatency } from './measure-latency.mjs';
import { measureLoad } from './measure-load.mjs';

const mounts = 200;
const heapRounds = 3;

/** Number of pages for the changes of one variant. */
const latencyRounds = 2;

/** Later changes do not depend on how the page got the cart. */
const latencyVariants = variants.filter(({ name }) => name !== 'fetched');

/** Takes one sample of every variant per round, so that a slow phase of the machine affects all alike. */
async function interleaved({ items, cpuRates, say }, rounds, compared, measure) {
  const samples = [];
  for (let round = 0; round < rounds; round += 1) {
    const cases = cpuRates.flatMap((cpuRate) => items.map((count) => ({ cpuRate, items: count })));
    for (const testCase of cases) {
      for (const variant of shuffled(compared)) {
        say(`round ${round + 1} of ${rounds}: ${testCase.cpuRate}x, ${testCase.items} items, ${variant.name}`);
        samples.push({ round, variant: variant.name, ...testCase, result: await measure({ ...testCase, variant }) });
      }
    }
  }
  return samples;
}

export async function runLoad(context) {
  const { browser, origin, rounds } = context;
  const samples = await interleaved(context, rounds + 1, variants, (sampled) =>
    measureLoad(browser, { origin, ...sampled }),
  );
  return summarizeLoad(samples.filter(({ round }) => round > 0));
}

export async function runLatency(context) {
  const { browser, origin, changes } = context;
  const measure = (sampled) => measureLatency(browser, { origin, changes, ...sampled });
  return summarizeLatency(await interleaved(context, latencyRounds, latencyVariants, measure));
}

/** What 100 hearts add to the main thread's work on a page, and what drawing them adds, by CPU rate. */
export async function runHearts({ browser, origin, rounds, cpuRates, say }) {
  const lines = [];
  for (const cpuRate of cpuRates) {
    const work = { none: [], drawn: [], hearts: [] };
    for (let round = 0; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds}: ${cpuRate}x, hearts`);
      for (const list of Object.keys(heartLists)) {
        work[list].push(await measureHearts(browser, { origin, list, cpuRate }));
      }
    }
    const [without, drawn, with100] = [work.none, work.drawn, work.hearts].map((values) => median(values.slice(1)));
    lines.push({ cpuRate, without, drawn: drawn - without, added: with100 - without });
  }
  return lines;
}

export async function runHeap({ browser, origin, renderCartFragment, say }) {
  const samples = [];
  for (let round = 0; round < heapRounds; round += 1) {
    for (const variant of shuffled(heapVariants)) {
      say(`round ${round + 1} of ${heapRounds}: heap, ${variant.name}`);
      samples.push({ variant, result: await measureHeap(browser, { origin, variant, mounts, renderCartFragment }) });
    }
  }
  return summarizeHeap(samples, mounts);
}
