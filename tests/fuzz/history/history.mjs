import { answeredShipping, readCart } from '../play/read-cart.mjs';

/** Collects the history of a run; `check-history.mjs` describes its events. */
export function createHistory() {
  const events = [];
  const record = (event) => void events.push(event);

  return {
    record,
    /** Records the shop's cart. */
    recordCart: (type, at, cart, details = {}) =>
      record({
        at,
        type,
        ...details,
        cartId: cart.cartId,
        version: cart.cartVersion,
        values: Object.fromEntries(readCart(cart)),
        shown: { shipping: answeredShipping(cart), code: cart.coupon?.code ?? null },
      }),
    /** Adds what the pages have recorded in the storage that they share. */
    async recordPages(page) {
      const visits = await page.evaluate(readVisits).catch(() => []);
      visits
        .toSorted(([first], [second]) => first.at - second.at || (first.visit < second.visit ? -1 : 1))
        .forEach((visit, index) => visit.forEach((event) => record({ ...event, visit: index + 1 })));
    },
    /** All events in order. */
    events: () => events.toSorted((first, second) => first.at - second.at),
  };
}

/** Runs in the page. Each document has a storage entry for each of its events. */
function readVisits() {
  const visits = new Map();
  for (const [name, text] of Object.entries(window.driverStorage)) {
    const [, run, visit] = /^fuzz_history_(\w+)_(\w+)_\d+$/.exec(name) ?? [];
    if (run !== location.pathname.split('/')[2]) continue;
    visits.set(visit, [...(visits.get(visit) ?? []), JSON.parse(text)]);
  }
  return [...visits.values()].map((visit) => visit.sort((first, second) => first.count - second.count));
}
