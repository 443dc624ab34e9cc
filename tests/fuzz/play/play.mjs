import { createClock } from '../clock.mjs';
import { checkHistory } from '../history/check-history.mjs';
import { createHistory } from '../history/history.mjs';
import { createRunServer } from '../server/run-server.mjs';
import { steps } from '../steps/all.mjs';
import { createBrowserPage } from './browser-page.mjs';
import { createExpectations } from './expectations.mjs';
import { fillShop, fillWishlist } from './open-shop-for.mjs';
import { itemOfCall, keyOfCall } from './read-cart.mjs';
import { createTab } from './tab.mjs';
import { takeStep } from './take-step.mjs';
import { pauseViolations } from './pause-violations.mjs';
import { createPushSums, isStored } from './push-sums.mjs';
import { silentRefusals } from './silent-refusals.mjs';
import { clickOnceMore, payOnceMore, settle } from './settle.mjs';

/** Simulated milliseconds after each step. */
const leastWaitMs = 20;
let serial = 0;

/** Runs a plan in a browser. Resolves to the violations, one line each, and to a log of the run. */
export async function play(plan, { shops, server, context, pages: browserPages }) {
  const runId = String(++serial);
  const clock = createClock();
  const shop = shops.open(runId, plan.tenant, clock);
  await fillShop(shop, plan, `cart-of-run-${runId}`);
  await fillWishlist(shop, plan, context, server.url);
  const network = createRunServer(shop, plan.latencies, clock);
  const notes = [];
  /** Product titles by the ids of items and products. */
  const titles = new Map();
  const cartNow = readOnce(shop);
  const skus = new Map();
  const learn = (cart) =>
    cart.items.forEach(({ id, product }) => {
      titles.set(id, product.title).set(product.id, product.title);
      skus.set(product.title, product.manufacturerSku);
    });
  const first = await cartNow();
  learn(first);
  const history = createHistory();
  history.recordCart('start', clock.now(), first);
  const expectations = createExpectations(history);
  const manual = [];
  /** What the host's pages contain, which steps change. */
  const code = plan.coldCode ? { codeKey: runId, delays: plan.latencies } : { codeKey: 'all' };
  const host = { consents: true, ...plan, ...code, run: runId, origin: server.url, storage: 'free' };

  let product = null;
  const pages = browserPages
    .slice(0, plan.tabs)
    .map((page, index) => createBrowserPage('ab'[index], page, `${server.url}r/${runId}/`, notes, onPageLoad, clock));
  const tabs = plan.twice
    ? [createTab('a', pages[0], 0), createTab('b', pages[0], 1)]
    : pages.map((page) => createTab(page.name, page, 0));

  function onPageLoad(name) {
    for (const tab of tabs) {
      if (tab.page.name !== name) continue;
      manual.push({ tab: tab.name, at: clock.now(), what: 'load' });
      network.opened(tab.name);
      tab.loggedIn = host.loggedIn;
      expectations.loosen(tab.name, clock.now());
    }
  }

  network.onApplied((call, cart) => {
    learn(cart);
    const { tab, at: sent } = call;
    history.recordCart('applied', clock.now(), cart, { tab, key: keyOfCall(call, titles), sent });
  });
  network.onDelivered((call) => {
    if (call.whole) {
      learn(call.cart);
      expectations.confirm(call);
    } else if (isRefused(call)) {
      expectations.refuse(call.tab, keyOfCall(call, titles), call.delivered, itemOfCall(call));
    }
    if (/^twin/.test(call.fault ?? '')) {
      run.twins = true;
      history.record({ at: clock.now(), type: 'unclear', why: call.fault });
    }
  });
  server.add(runId, {
    clock,
    server: network,
    host,
    cartNow,
    report: (body) => void run.reports.push(body),
    onArrival(arrival) {
      run.arrivals.push({ ...arrival, at: clock.now() });
      for (const tab of tabs) if (tab.page.name === arrival.page) expectations.loosen(tab.name, clock.now());
    },
    onPageLoad,
  });
  const run = {
    plan,
    host,
    shop,
    /** By the titles of products. */
    skus,
    network,
    context,
    pages,
    tabs,
    expectations,
    history,
    log: [],
    /** Visits to the last check, with the data stored for it. */
    arrivals: [],
    /** Received error reports. */
    reports: [],
    /** Clicks that may send requests at any time. */
    manual,
    pressed: (tab, what) => void manual.push({ tab: tab.name, at: clock.now(), what }),
    cartNow,
    /** Records what another session has just changed. */
    async changedElsewhere(key, value) {
      const cart = await cartNow();
      const at = clock.now();
      history.recordCart('applied', at, cart, { tab: 'elsewhere', key, sent: at });
      expectations.changed(key, value, at, cart);
    },
    now: clock.now,
    clock,
    pushes: createPushSums(pages, clock),
    async openProduct() {
      product ??= createBrowserPage('product', browserPages[2], `${server.url}r/${runId}/`, notes, onPageLoad, clock);
      await product.open();
      return product;
    },
    twins: false,
    offline: false,
  };

  try {
    for (const page of pages) await page.open();
    if (plan.ready) for (const tab of tabs) await whenShown(tab, clock);
    if (plan.ready && plan.pays)
      for (const tab of tabs) await tab.use(waitForPayments, { drawn: plan.walletsFail ? 2 : 3 });
    if (plan.ready && plan.twice) await pages[0].countsCarts(2);
    for (const step of plan.steps) {
      await takeStep(step, run);
      await clock.pass(step.wait || leastWaitMs);
    }
    const violations = await settle(run);
    const cart = await cartNow();
    violations.push(...(await pauseViolations(run)), ...(await silentRefusals(run, cart)));
    history.recordCart('end', clock.now(), cart);
    await history.recordPages(pages[0]);
    // Without the checks below, which change the cart as well.
    const judged = history.events();
    violations.push(...checkHistory(judged));
    for (const { expect } of steps.values()) if (expect) violations.push(...(await expect(run, cart)));
    if (violations.length === 0) violations.push(...(await clickOnceMore(run)));
    if (violations.length === 0)
      violations.push(...(await pushViolations(run)), ...(await run.pushes.violationsOf(run)));
    if (violations.length === 0) violations.push(...(await payOnceMore(run)));
    const clicks = await Promise.all(
      pages.map(async (page) => (await page.clicks()).map((one) => ({ ...one, tab: page.name }))),
    );
    return {
      violations: [...violations, ...notes],
      log: run.log,
      calls: network.calls,
      clicks: clicks.flat(),
      history: judged,
    };
  } finally {
    network.heal();
    for (const page of pages) await page.forgetStorage();
    for (const page of [...pages, product]) page?.close();
    await context.clearCookies();
    await context.setOffline(false);
    for (const page of browserPages.slice(1)) if (page.url() !== 'about:blank') await page.goto('about:blank');
    server.remove(runId);
    shops.forget(runId);
  }
}

/** Without a login, a customer's wishes are stored like a guest's. */
function isRefused({ area, answered, path }) {
  const isAsked = area === 'change' || (path.endsWith('add-products') && answered !== 401);
  return isAsked && answered >= 400 && answered < 500 && ![409, 429].includes(answered);
}

/** Several tabs, successive pages and product pages each push a part. */
async function pushViolations({ plan, pages, manual, log }) {
  const [first] = manual.filter(({ what }) => what === 'load');
  const isReloaded = manual.some((one) => one !== first && one.what === 'load' && one.tab === first.tab);
  if (pages.length > 1 || isReloaded || log.some(({ step, outcome }) => step.do === 'shop' && outcome)) return [];
  // An element that starts anew knows what it has counted from the storage, and so do two carts what the other has.
  const has = (...names) => log.some(({ step, outcome }) => names.includes(step.do) && outcome);
  // Without consent, a page that the shopper returns to leaves what has changed to the pages in between.
  if (!isStored(plan, log) && (await pages[0].isRestored())) return [];
  if (has('storage') && (plan.twice || has('rebase', 'rebrand', 'relocate'))) return [];
  // Once both carts track changes, they push each change once together.
  const isOthers = ({ step, outcome }) => outcome && (step.do === 'elsewhere' || step.do === 'order');
  if (plan.twice && (!plan.ready || log.some(isOthers))) return [];
  return pages[0].pushViolations();
}

/** The shop's cart, cached for each of its states. */
function readOnce(shop) {
  let read = { memory: null };
  return async () => {
    const memory = shop.memory();
    if (read.memory !== memory) read = { ...(await shop.cart()), memory };
    return read;
  };
}

/** Runs in the page. Waits for the providers' buttons, of which Amazon's is drawn last. */
const waitForPayments = async ({ drawn }, { showPayments, payButtons, appears }) => {
  showPayments();
  await appears(() => payButtons().length >= drawn, 64_000);
};

const whenShown = (tab, clock) => clock.until(async () => (await tab.look())?.rows.length > 0, 50, 60_000);
