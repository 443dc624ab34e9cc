import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The collections that modules fill, and when their entries end. A page may replace its elements for hours. */
const ends = {
  'analytics/known-products.ts: Map': 'one for each product of the shop',
  'api/http-client.ts: uninspected': 'one for each call of the API',
  'api/send-request.ts: taggingOrigins': 'one for each origin of a shop',
  'dom/adopt-style.ts: sheets': 'one for each style sheet',
  'elements/analytics/browser-analytics-storage.ts: Map': 'one for each stored value',
  'elements/compose-cart-store.ts: fetches': 'when the fetch has ended',
  'elements/early/handover.ts: Map': 'when the page removes the element, or the engine claims it',
  'elements/mistakes/report-mistakes.ts: said': 'at most 100',
  'elements/page-data/shown-elements.ts: Set': 'when the page removes the element',
  'elements/payments/load-script.ts: loading': 'when the script has loaded or failed',
  'elements/payments/load-script.ts: substitutes': 'one for each script of a provider',
  'elements/report-version.ts: reported': 'one for each tag',
  'elements/wishlist/hearts.ts: hearts': 'when the page removes the element',
  'elements/wishlist/shared-wishlists.ts: Map': 'one for each shop',
  'store/queue/kept/stored-log.ts: running': 'when another store starts after they have stopped',
};

const empty = /new (Map|Set)(?:<.*>)?\(\)|\[\]|\{\}/;
const declared = new RegExp(
  String.raw`^(?:export )?(?:const|let) (\w+)(?:: (?!readonly).+?)? = (?:\/\*.*?\*\/ )?(?:${empty.source});$`,
  'gm',
);
const shared = /(?:\?\?=|ofPage\(.*) new (Map|Set)(?:<.*>)?\(\)/g;

function collectionsOf(file) {
  const code = readFileSync(path.join('src', file), 'utf8');
  const names = [
    ...[...code.matchAll(declared)].map(([, name]) => name),
    // Those of the global scope, which all copies of a module share.
    ...(/Symbol\.for\(|ofPage/.test(code) ? [...code.matchAll(shared)].map(([, kind]) => kind) : []),
  ];
  return names.map((name) => `${file}: ${name}`);
}

it('the entries of every collection of a module end, or are few', () => {
  const files = readdirSync('src', { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^test-support|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap(collectionsOf).toSorted()).toEqual(Object.keys(ends).toSorted());
});
