import { pause, speed } from '../simulated-time.mjs';
import { refresh } from '../steps/host.mjs';
import { closeWallet } from '../steps/pay.mjs';
import { retry } from '../steps/notices.mjs';
import { chooseQuantity } from '../steps/quantity.mjs';
import { screenViolations } from './screen-violations.mjs';

const mostRetries = 3;
/** Number of identical consecutive reads before `Erneut versuchen` is pressed. Calls in flight are awaited. */
const patience = 5;
/** Settling ends after this many reads without a difference and this many real milliseconds. */
const stillLooks = 30;
const stillness = 1500;
const deadline = 120_000;

/** Heals the network, presses `Erneut versuchen` wherever it is shown, and waits until each tab is correct. */
export async function settle(world) {
  const { network, context, pages, tabs } = world;
  network.heal();
  world.offline = false;
  await context.setOffline(false);
  for (const page of pages) if (page.isAway()) await page.comeBack();
  for (const tab of tabs) if ((await tab.look()) === null && !(await isOnItsWay(tab))) await tab.open();
  if (world.twins) await tellApart(world);
  if (world.plan.pays) for (const tab of tabs) await closeWallet.act({}, tab, world);
  const retries = new Map(tabs.map((tab) => [tab, 0]));
  return untilRight(world, async (tab, look, sameFor) => {
    if (tab.isAway()) return void (await tab.comeBack());
    if (look?.dialog) return tab.leaveDialog();
    if (!look || look.retries === 0 || sameFor < patience || !network.isStill()) return;
    const proceeded = world.log.some(({ step, outcome }) => step.do === 'proceed' && outcome);
    if (!proceeded && !world.plan.pays && world.expectations.isDone(tab.name, network.calls))
      return 'all is done, and still something is to be tried again';
    retries.set(tab, retries.get(tab) + 1);
    await retry.act({}, tab, world);
    if (retries.get(tab) > mostRetries) return `"Erneut versuchen" had to be pressed more than ${mostRetries} times`;
  });
}

/** Makes the ids of the shop unique again and refetches the cart in all tabs. */
async function tellApart(world) {
  const { shop, network, tabs } = world;
  await network.shopIsIdle();
  shop.remember({ cartVersion: shop.memory().cartVersion + 1 });
  for (const tab of tabs) await refresh.act({ do: 'refresh' }, tab, world);
}

/** A page that failed to load has no scripts. */
async function isOnItsWay(tab) {
  for (let tries = 0; tries < 20; tries++) {
    if (await tab.isOnItsWay()) return true;
    await pause(100);
  }
  return false;
}

/** Reads all tabs until everything is correct, nothing changes any more, or the time is up. */
async function untilRight(
  { plan, tabs, cartNow, network, expectations },
  help = async () => undefined,
  isDone = () => [],
) {
  const begin = Date.now();
  let lastMove = begin;
  const seen = new Map();
  for (;;) {
    const cart = await cartNow();
    const violations = [];
    for (const tab of tabs) {
      const look = await tab.look();
      const text = JSON.stringify([look, network.calls.length, network.isStill()]);
      const before = seen.get(tab);
      const sameFor = before?.text === text ? before.sameFor + 1 : 0;
      if (sameFor === 0) lastMove = Date.now();
      seen.set(tab, { text, sameFor });
      if (!tab.page.isShown())
        violations.push(`page ${tab.page.name} is not the one that is shown, but ${tab.page.address()}`);
      const own = screenViolations(look, cart, {
        pays: plan.pays,
        loggedIn: plan.loggedIn,
        hasStandingRefusal: expectations.hasStandingRefusal(tab.name),
      });
      violations.push(...own.map((violation) => `tab ${tab.name}: ${violation}${look ? '' : ` (${tab.whyUnseen()})`}`));
      const end = own.length > 0 ? await help(tab, look, sameFor) : undefined;
      if (end) return [`tab ${tab.name}: ${end}`, ...violations];
    }
    violations.push(...isDone(cart));
    if (violations.length === 0) return [];
    // On a busy machine a read takes long, so elapsed time alone is not sufficient.
    const isStill =
      [...seen.values()].every(({ sameFor }) => sameFor > stillLooks) && Date.now() - lastMove > stillness;
    if (isStill || Date.now() - begin > deadline) return violations;
    await pause(15 * speed);
  }
}

/** One more quantity change in each tab must reach the shop and every screen. */
export async function clickOnceMore(world) {
  for (const tab of world.tabs) {
    const cart = await world.cartNow();
    const item = cart.items.find(({ appointment }) => !appointment);
    if (!item) continue;
    const to = (item.quantity % 5) + 1;
    const done = await tab.use(chooseQuantity, { title: item.product.title, to });
    if (!done) return [`tab ${tab.name}: no quantity can be chosen any more`];
    const violations = await untilRight(world, undefined, ({ items }) =>
      items.find(({ id }) => id === item.id)?.quantity === to ? [] : ['one more click has no effect at the shop'],
    );
    if (violations.length > 0)
      return violations.map((violation) => `after one more click in tab ${tab.name}: ${violation}`);
  }
  return [];
}

/** Where payments are offered, one of them must open its window. */
export async function payOnceMore({ plan, tabs, cartNow }) {
  if (!plan.pays) return [];
  const cart = await cartNow();
  if (cart.total.gross.amount === 0 || cart.availableShippingMethods.length === 0) return [];
  const violations = [];
  for (const tab of tabs) {
    const opened = await tab.use(openPayment, {});
    if (opened === 'none') violations.push(`tab ${tab.name}: no payment can be begun any more`);
  }
  return violations;
}

/** Runs in the page. */
const openPayment = async (_step, { showPayments, payButtons, look, appears, wallet, pressIn }) => {
  if (!look().proceed) return 'resting';
  showPayments();
  const button = await appears(() => payButtons().find((one) => !one.closest('[inert]')), 300);
  button?.click();
  const open = button && (await appears(wallet, 300));
  if (open) await pressIn(open, 1);
  return open ? 'opened' : 'none';
};
