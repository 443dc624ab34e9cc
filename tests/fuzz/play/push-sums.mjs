/** Simulated milliseconds to wait for outstanding pushes. */
const deadlineMs = 60_000;

/** Whether analytics could store what they count during the whole run. */
export const isStored = ({ consents = true }, log) => consents && !log.some(({ step }) => step.do === 'consent');

/**
 * Over all pages of a run, the pushed additions and removals equal the changes of the cart since it was
 * first viewed.
 */
export function createPushSums(pages, clock) {
  /** Changes of which a page may have shown only the result, by SKU. */
  const missable = new Map();
  /** Changes made before the page's analytics had loaded, by key. If it is left before, no page pushes them. */
  const untracked = new Set();

  return {
    /** Another session has changed the cart. A page opened afterwards does not push that. */
    mayBeMissed(before, after) {
      const sums = sumsOf(after);
      for (const [sku, quantity] of sumsOf(before)) add(sums, sku, -quantity);
      for (const [sku, delta] of sums) if (delta !== 0) missable.set(sku, [...(missable.get(sku) ?? []), delta]);
    },
    async recordRequest(key, tab) {
      if (key.startsWith('quantity:') && !(await tab.isCounted())) untracked.add(key.slice('quantity:'.length));
    },
    /** Runs in the product page: pushes the product that the shop has just added. */
    async pushAdded(page, line, cart) {
      await page.hasAnalytics();
      await page.evaluate(([added, version]) => window.analytics.addToCart(added, version), [line, cart]);
    },
    /** Returns the violations of the data layers, one line each. */
    async violationsOf({ plan, log, skus, twins, cartNow, manual }) {
      // An order starts another cart, and a second cart on the page may load its analytics later.
      if (twins || (plan.twice && !plan.ready) || log.some(({ step }) => step.do === 'order')) return [];
      // Without a storage, the pages do not know what the ones before have counted.
      if (!isStored(plan, log) || log.some(({ step, outcome }) => step.do === 'storage' && outcome)) return [];
      const isReloaded = manual.filter(({ what }) => what === 'load').length > pages.length;
      const isLeft = isReloaded || log.some(({ step }) => step.do === 'leave');
      const open = new Set(isLeft ? [...untracked].map((title) => skus.get(title)) : []);
      const cart = await cartNow();
      let violations;
      const areRight = async () => {
        violations = violationsIn(await readJournal(pages[0]), cart, missable, open);
        return violations.length === 0;
      };
      await clock.until(areRight, 1000, deadlineMs);
      return violations;
    },
  };
}

const readJournal = async (page) => {
  const texts = await page.evaluate(() =>
    Object.entries(window.driverStorage)
      .filter(([name]) => name.startsWith(`fuzz_pushes_${location.pathname.split('/')[2]}_`))
      .map(([, text]) => text),
  );
  return texts.flatMap((text) => JSON.parse(text)).sort((first, second) => first.at - second.at);
};

function violationsIn(journal, cart, missable, open) {
  const start = journal.find(({ event }) => event === 'start');
  // The code of analytics could not be loaded.
  if (!start) return [];
  const sales = journal.filter(({ event }) => event !== 'start');
  const expected = sumsOf(cart);
  for (const { sku, quantity } of start.items) add(expected, sku, -quantity);
  const pushed = new Map();
  const early = new Map();
  const violations = [];
  for (const sale of sales) {
    const sign = sale.event === 'add_to_cart' ? 1 : -1;
    const sum = sale.items.reduce((total, { price, quantity }) => total + price * quantity, 0);
    if (Math.abs(sum - sale.value) > 0.001) violations.push(`pushed the value ${sale.value} instead of ${sum}`);
    for (const { sku, quantity } of sale.items) {
      if (sale.at >= start.at) add(pushed, sku, sign * quantity);
      // The first viewed cart may predate or include it.
      else early.set(sku, [...(early.get(sku) ?? []), -sign * quantity]);
    }
  }
  const story = journal
    .map(({ event, items }) => `${event} ${items.map(({ sku, quantity }) => `${quantity} of ${sku}`).join(' and ')}`)
    .join(', ');
  for (const sku of new Set([...expected.keys(), ...pushed.keys()])) {
    const [want, have] = [expected.get(sku) ?? 0, pushed.get(sku) ?? 0];
    const allowed = sumsWithoutSome(want, [
      ...(missable.get(sku) ?? []),
      ...(early.get(sku) ?? []).map((quantity) => -quantity),
    ]);
    if (!open.has(sku) && !allowed.has(have)) {
      violations.push(`all pages have pushed ${have} of ${sku} instead of ${[...allowed].join(' or ')} (${story})`);
    }
  }
  return violations;
}

/** Returns every sum that results from leaving out some of these changes. */
function sumsWithoutSome(all, changes) {
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
