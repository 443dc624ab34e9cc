/**
 * `npm run bench`: compares the built package with a plain page and a lit-html element in headless Chromium, prints
 * tables, and writes results/latest.json.
 *
 *   --rounds 9    pages for each kind of load; one more is measured first and discarded
 *   --changes 12  quantity changes per page; every case is measured in two pages
 *   --only load   one of load, latency, heap, hearts; repeatable
 *   --items 10    restricts the sizes of the cart; repeatable
 *   --cpu 4       restricts the CPU rates; repeatable
 *   --dist dir    uses another build than dist/
 *   --port 4600
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { cpuRates, itemCounts } from './fixtures/variants.mjs';
import { openBrowser } from './measure/open-browser.mjs';
import { runHeap, runHearts, runLatency, runLoad } from './measure/suites.mjs';
import { heapText, heartsText, latencyText, loadText } from './report/print.mjs';
import { startBenchServer } from './server/bench-server.mjs';
import { benchPages } from './server/pages.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    changes: { type: 'string', default: '12' },
    only: { type: 'string', multiple: true, default: ['load', 'latency', 'heap', 'hearts'] },
    items: { type: 'string', multiple: true, default: itemCounts.map(String) },
    cpu: { type: 'string', multiple: true, default: cpuRates.map(String) },
    dist: { type: 'string' },
    port: { type: 'string', default: '4600' },
  },
});

async function bench(dist) {
  const { renderCartFragment } = await import(pathToFileURL(path.join(dist, 'server.js')).href);
  const server = await startBenchServer({
    dist,
    port: Number(values.port),
    textsOf: (origin) => benchPages({ dist, origin, renderCartFragment }),
  });
  const browser = await openBrowser();
  const context = {
    browser,
    origin: server.origin,
    renderCartFragment,
    rounds: Number(values.rounds),
    changes: Number(values.changes),
    items: values.items.map(Number),
    cpuRates: values.cpu.map(Number),
    say: (text) => process.stderr.write(`\r\u001B[K${text}`),
  };
  try {
    const results = { browser: browser.version(), rounds: context.rounds, changesPerPage: context.changes };
    if (values.only.includes('load')) print(loadText((results.load = await runLoad(context))));
    if (values.only.includes('latency')) print(latencyText((results.latency = await runLatency(context))));
    if (values.only.includes('heap')) print(heapText((results.heap = await runHeap(context))));
    if (values.only.includes('hearts')) print(heartsText((results.hearts = await runHearts(context))));
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

function print(text) {
  process.stderr.write('\r\u001B[K');
  console.log(`${text}\n`);
}

const dist = path.resolve(values.dist ?? 'dist');
if (!existsSync(path.join(dist, 'cart-fragment.js'))) throw new Error(`There is no cart-fragment.js in ${dist}.`);
const results = await bench(dist);
const folder = 'tests/bench/results';
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
console.log('Written to tests/bench/results/latest.json.');
