/* global window, location */
import { pause } from '../simulated-time.mjs';

/** Milliseconds that the pages get to push what is due. */
const deadline = 3000;

/**
 * The data layers of all pages of a run together: what they add and remove is what the cart has gained and lost since it
 * was viewed first.
 */
export function createPushSums(pages) {
  /** Changes of which a page may have shown nothing but the result, by SKU. */
  const missable = new Map();
  /** What a page asked for before its analytics were loaded, by its key. Loaded again, the page cannot count that. */
  const unheard = new Set();

  return {
    /** Another session has changed the cart. A page that is opened afterwards leaves it uncounted. */
    mayBeMissed(before, after) {
      const sums = sumsOf(after);
      for (const [sku, quantity] of sumsOf(before)) add(sums, sku, -quantity);
      for (const [sku, delta] of sums) if (delta !== 0) missable.set(sku, [...(missable.get(sku) ?? []), delta]);
    },
    async asked(key, tab) {
      if (key.startsWith('quantity:') && !(await tab.isCounted())) unheard.add(key.slice('quantity:'.length));
    },
    /** Done in the page of a product: pushes what the shop has just added. */
    async pushAdded(page, line, cart) {
      await page.waitForFunction(() => window.analytics !== undefined, undefined, { timeout: 5000 });
      await page.evaluate(([added, version]) => window.analytics.addToCart(added, version), [line, cart]);
    },
    /** What the data layers say wrongly, one line each. */
    async faultsOf({ plan, log, skus, twins, cartNow, manual }) {
      // An order begins another cart, and a second cart on the page may load its analytics later.
      if (twins || (plan.twice && !plan.ready) || log.some(({ step }) => step.do === 'order')) return [];
      const isReloaded = manual.filter(({ what }) => what === 'load').length > pages.length;
      const open = new Set(isReloaded ? [...unheard].map((title) => skus.get(title)) : []);
      const cart = await cartNow();
      const end = Date.now() + deadline;
      for (;;) {
        const faults = faultsIn(await readJournal(pages[0]), cart, missable, open);
        if (faults.length === 0 || Date.now() > end) return faults;
        await pause(1000);
      }
    },
  };
}

const readJournal = async (page) => {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith(`fuzz_pushes_${location.pathname.split('/')[2]}_`))
      .map(([, text]) => text),
  );
  return texts.flatMap((text) => JSON.parse(text)).sort((one, other) => one.at - other.at);
};

function faultsIn(journal, cart, missable, open) {
  const start = journal.find(({ event }) => event === 'start');
  // The code of analytics could not be loaded.
  if (!start) return [];
  const sales = journal.filter(({ event }) => event !== 'start');
  const expected = sumsOf(cart);
  for (const { sku, quantity } of start.items) add(expected, sku, -quantity);
  const pushed = new Map();
  const early = new Map();
  const faults = [];
  for (const sale of sales) {
    const sign = sale.event === 'add_to_cart' ? 1 : -1;
    const sum = sale.items.reduce((total, { price, quantity }) => total + price * quantity, 0);
    if (Math.abs(sum - sale.value) > 0.001) faults.push(`pushed the value ${sale.value} rather than ${sum}`);
    for (const { sku, quantity } of sale.items) {
      if (sale.at >= start.at) add(pushed, sku, sign * quantity);
      // The cart that was viewed first may be from before or after it.
      else early.set(sku, [...(early.get(sku) ?? []), -sign * quantity]);
    }
  }
  const story = journal
    .map(({ event, items }) => `${event} ${items.map(({ sku, quantity }) => `${quantity} of ${sku}`).join(' and ')}`)
    .join(', ');
  for (const sku of new Set([...expected.keys(), ...pushed.keys()])) {
    const [want, have] = [expected.get(sku) ?? 0, pushed.get(sku) ?? 0];
    const allowed = withAnyOf(want, [...(missable.get(sku) ?? []), ...(early.get(sku) ?? []).map((one) => -one)]);
    if (!open.has(sku) && !allowed.has(have)) {
      faults.push(`all pages have pushed ${have} of ${sku} rather than ${[...allowed].join(' or ')} (${story})`);
    }
  }
  return faults;
}

/** What is left without any of the changes. */
function withAnyOf(all, changes) {
  return changes.reduce((sums, change) => new Set([...sums, ...[...sums].map((sum) => sum - change)]), new Set([all]));
}

function sumsOf({ items }) {
  const sums = new Map();
  for (const { product, quantity } of items) add(sums, product.manufacturerSku, quantity);
  return sums;
}

function add(sums, sku, quantity) {
  sums.set(sku, (sums.get(sku) ?? 0) + quantity);
}
