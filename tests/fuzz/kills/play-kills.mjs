import { productOf } from '../assortment.mjs';
import { createClock } from '../clock.mjs';
import { fillShop, fillWishlist } from '../play/open-shop-for.mjs';
import { keyOfCall } from '../play/read-cart.mjs';
import { screenViolations } from '../play/screen-violations.mjs';
import { createTab } from '../play/tab.mjs';
import { createRunServer } from '../server/run-server.mjs';
import { steps } from '../steps/all.mjs';
import { openMortalPage } from './mortal-page.mjs';
import { openRestorableBrowser } from './restorable-browser.mjs';
import { createWishes } from './wishes.mjs';

const deadlineMs = 600_000;
const maxRetries = 5;
/** Simulated milliseconds after each step. */
const leastWaitMs = 20;
let serial = 0;

/**
 * Runs a plan whose page is killed at any moment, and expects that no wish is lost, and none is brought back over
 * something newer. Resolves to the violations, one line each, and to a log of the run.
 */
export async function playKills(plan, { shops, server, browser: sharedBrowser, mortalContext }) {
  // A browser that is killed takes all pages with it.
  const restorable = plan.steps.some(({ how }) => how === 'browser') ? await openRestorableBrowser() : null;
  const browser = () => restorable?.browser() ?? sharedBrowser;
  const context = () => restorable?.context() ?? mortalContext;
  const runId = `k${++serial}`;
  const clock = createClock();
  const shop = shops.open(runId, plan.tenant, clock);
  await fillShop(shop, plan, `cart-of-run-${runId}`);
  if (plan.code) await shop.change('add-coupon', { coupon: 'WILLKOMMEN10', referer: null });
  await fillWishlist(shop, plan, context(), server.url);
  const network = createRunServer(shop, plan.latencies, clock);
  const first = await shop.cart();
  const titles = new Map(
    first.items.flatMap(({ id, product }) => [
      [id, product.title],
      [product.id, product.title],
    ]),
  );
  const wishes = createWishes({ ...first, memory: shop.memory() });
  const notes = [];
  const log = [];
  const moved = new Set();
  let others = 0;

  server.add(runId, {
    clock,
    server: network,
    host: { ...plan, run: runId, origin: server.url, codeKey: 'all', storage: 'free' },
    report: () => undefined,
    onArrival: () => undefined,
    onPageLoad(name) {
      if (name !== 'a') return;
      network.opened('a');
      wishes.loaded(clock.now());
    },
  });
  const page = await openMortalPage({ browser, context, restorable }, `${server.url}r/${runId}/`, notes, clock);
  const tab = createTab('a', page, 0);
  const run = { plan, network, clock, pressed: () => undefined, tabs: [tab] };

  async function change(step) {
    const at = clock.now();
    const outcome = await steps.get(step.do).act(step, tab, run);
    if (outcome?.key) wishes.want('shopper', outcome.key, outcome.value, at, Boolean(outcome.moved));
    if (outcome?.moved) moved.add(outcome.moved);
    if (outcome?.key && !outcome.moved) moved.delete(outcome.key.replace('quantity:', ''));
    return outcome;
  }

  /** Another session changes the cart. */
  async function changeElsewhere({ item, change: kind }) {
    const { title } = productOf(plan, item);
    const value = kind === 'remove' ? 0 : 11 + others++;
    const changed = await network.atShop(async () => {
      const { items } = await shop.cart();
      const { id } = items.find(({ product }) => product.title === title) ?? {};
      if (!id) return null;
      if (kind === 'remove') return shop.change('remove-item', { cartItemId: id });
      return shop.change('set-item-quantity', { cartItemId: id, quantity: value });
    });
    if (!changed) return null;
    const { cartVersion } = changed;
    wishes.other(`quantity:${title}`, value, clock.now(), cartVersion);
    moved.delete(title);
    return { title, value };
  }

  const acts = {
    fault: async ({ on, kind }) => network.plan({ on, kind }),
    elsewhere: changeElsewhere,
    async kill(step) {
      if ((await tab.look())?.notices.length > 0) wishes.said(clock.now());
      await page.kill(step, async () => step.meanwhile && changeElsewhere(step.meanwhile));
      await whenReady(tab, clock);
    },
  };

  try {
    await whenReady(tab, clock);
    for (const step of plan.steps) {
      const at = clock.now();
      const outcome = await (
        acts[step.do] ?? (steps.get(step.do).needsPage ? change : (one) => steps.get(one.do).act(one, tab, run))
      )(step);
      log.push({ at, step, outcome });
      await clock.pass(step.wait || leastWaitMs);
    }
    network.heal();
    // The tab is not informed of what another session has changed.
    await tab.use('(_step, { refresh }) => refresh()', {}, false);
    const look = () => tab.look();
    const truth = async () => ({ ...(await shop.cart()), memory: shop.memory() });
    const violations = await settle({ tab, look, truth, network, plan, clock });
    const cart = await truth();
    const notices = (await look())?.notices ?? [];
    violations.push(
      ...wishes.lost(cart, network.calls, notices),
      ...wishes.forced(network.calls, (call) => keyOfCall(call, titles)),
      ...(await misplaced(cart)),
    );
    if ((await page.evaluate('sessionStorage.cf_pending_changes').catch(() => null)) !== undefined)
      violations.push('goals are kept although every change is settled');
    return {
      violations: [...violations, ...notes],
      log,
      calls: network.calls,
      clicks: await page.clicks(),
      history: [],
    };
  } finally {
    network.heal();
    await page.evaluate('sessionStorage.clear(), localStorage.clear(), null').catch(() => undefined);
    await page.close();
    await context().clearCookies();
    await restorable?.close();
    server.remove(runId);
    shops.forget(runId);
  }

  /** A moved product is either in the cart or on the wishlist. */
  async function misplaced({ items }) {
    // A browser writes cookies to the disk up to half a minute late, so a guest's list may not survive its process.
    if (restorable && !plan.loggedIn) return [];
    await network.wishlistSettled();
    const cookie = (await context().cookies()).find(({ name }) => name === 'cf_wishlist');
    const list = [...shop.wishlist(), ...(cookie ? JSON.parse(decodeURIComponent(cookie.value)) : [])];
    return first.items.flatMap(({ product, appointment }) => {
      const isInCart = items.some((item) => item.product.id === product.id);
      const isOnList = list.includes(product.id);
      const wasOnList = plan.wishes === 'first' && product.title === productOf(plan, 0).title;
      if (isInCart && isOnList && !wasOnList && !appointment)
        return `${product.title} is in the cart and on the wishlist`;
      // A move of what another session has changed is dropped. Then the item stays in the cart.
      return moved.has(product.title) && !isOnList && !isInCart ? `${product.title} is in neither place` : [];
    });
  }
}

/** The first cart is shown, and the code that keeps goals has run: what is done earlier is lost with the page. */
async function whenReady(tab, clock) {
  const isReady = async () =>
    (await tab.look())?.heading && (await tab.page.read(`(${keepsGoals})()`).catch(() => false));
  await clock.until(isReady, 20, 50_000);
}

/** Runs in the page. A module that is imported once more has run, and so has what waited for it. */
const keepsGoals = async () => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const loaded = await Promise.all(files.filter((name) => /keep-intents/.test(name)).map((name) => import(name)));
  return loaded.length > 0;
};

/** Presses `Erneut versuchen` wherever it is shown, and waits until the tab shows the shop's cart. */
async function settle({ tab, look, truth, network, plan, clock }) {
  const begin = clock.now();
  let retries = 0;
  let before = '';
  let sameFor = 0;
  for (;;) {
    const shown = await look();
    const cart = await truth();
    const violations = screenViolations(shown, cart, {
      hasStandingRefusal: true,
      pays: false,
      loggedIn: plan.loggedIn,
    });
    const text = JSON.stringify([shown, network.calls.length, network.isStill()]);
    sameFor = text === before ? sameFor + 1 : 0;
    before = text;
    if (violations.length === 0 && network.isStill() && sameFor > 3) return [];
    if (shown?.retries > 0 && sameFor > 3 && network.isStill() && retries++ < maxRetries) {
      await tab.use('(_step, { find, usable, press }) => press(usable(find("button", "Erneut versuchen")))', {}, false);
    } else if (clock.now() - begin > deadlineMs || sameFor > 200) return violations;
    await clock.pass(300);
  }
}
