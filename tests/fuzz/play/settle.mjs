import { refresh } from '../steps/host.mjs';
import { closeWallet } from '../steps/pay.mjs';
import { retry } from '../steps/notices.mjs';
import { chooseQuantity } from '../steps/quantity.mjs';
import { screenViolations } from './screen-violations.mjs';

const maxRetries = 3;
/** Number of identical consecutive reads before `Erneut versuchen` is pressed. Calls in flight are awaited. */
const readsBeforeRetry = 5;
/** Simulated milliseconds between two reads, without a difference, and altogether. */
const readMs = 300;
const stillnessMs = 30_000;
const deadlineMs = 600_000;

/** Heals the network, presses `Erneut versuchen` wherever it is shown, and waits until each tab is correct. */
export async function settle(run) {
  const { network, context, pages, tabs } = run;
  network.heal();
  run.offline = false;
  await context.setOffline(false);
  for (const page of pages) await page.isOnline(true);
  for (const page of pages) if (page.isAway()) await page.comeBack();
  for (const tab of tabs) if ((await tab.look()) === null && !(await tab.hasScripts())) await tab.open();
  if (run.twins) await restoreUniqueIds(run);
  if (run.plan.pays) for (const tab of tabs) await closeWallet.act({}, tab, run);
  if (run.isUnnoticed) for (const tab of tabs) await refresh.act({ do: 'refresh' }, tab, run);
  const retries = new Map(tabs.map((tab) => [tab, 0]));
  return untilCorrect(run, async (tab, look, sameFor) => {
    if (tab.isAway()) return void (await tab.comeBack());
    if (look?.dialog) return tab.leaveDialog();
    if (!look || look.retries === 0 || sameFor < readsBeforeRetry || !network.isStill()) return;
    const proceeded = run.log.some(({ step, outcome }) => step.do === 'proceed' && outcome);
    if (!proceeded && !run.plan.pays && run.expectations.isDone(tab.name, network.calls, await run.cartNow()))
      return 'every change is applied, but a retry button is shown';
    retries.set(tab, retries.get(tab) + 1);
    await retry.act({}, tab, run);
    if (retries.get(tab) > maxRetries) return `"Erneut versuchen" had to be pressed more than ${maxRetries} times`;
  });
}

/** Makes the ids of the shop unique again and refetches the cart in all tabs. */
async function restoreUniqueIds(run) {
  const { shop, network, tabs, history, now, cartNow } = run;
  await network.atShop(async () => {
    shop.remember({ cartVersion: shop.memory().cartVersion + 1 });
    history.recordCart('applied', now(), await cartNow(), { tab: 'elsewhere' });
  });
  for (const tab of tabs) await refresh.act({ do: 'refresh' }, tab, run);
}

/** Reads all tabs until everything is correct, nothing changes, or the time is up. */
async function untilCorrect(
  { plan, log, tabs, cartNow, network, expectations, clock },
  help = async () => undefined,
  isDone = () => [],
) {
  const begin = clock.now();
  let lastChange = begin;
  const seen = new Map();
  for (;;) {
    const cart = await cartNow();
    const violations = [];
    for (const tab of tabs) {
      const look = await tab.look();
      const text = JSON.stringify([look, network.calls.length, network.isStill()]);
      const before = seen.get(tab);
      const sameFor = before?.text === text ? before.sameFor + 1 : 0;
      if (sameFor === 0) lastChange = clock.now();
      seen.set(tab, { text, sameFor });
      if (!tab.page.isShown())
        violations.push(`page ${tab.page.name} should be shown instead of ${tab.page.address()}`);
      const own = screenViolations(look, cart, {
        pays: plan.pays,
        loggedIn: plan.loggedIn || log.some(({ step, outcome }) => step.do === 'login' && outcome),
        hasStandingRefusal: expectations.hasStandingRefusal(tab.name),
      });
      violations.push(...own.map((violation) => `tab ${tab.name}: ${violation}${look ? '' : ` (${tab.lastError()})`}`));
      const end = own.length > 0 ? await help(tab, look, sameFor) : undefined;
      if (end) return [`tab ${tab.name}: ${end}`, ...violations];
    }
    violations.push(...isDone(cart));
    // An answer on its way can still be a refusal.
    if (violations.length === 0 && network.isStill()) return [];
    if (clock.now() - lastChange > stillnessMs || clock.now() - begin > deadlineMs) return violations;
    await clock.pass(readMs);
  }
}

/** Another quantity change in each tab must reach the shop and every screen. */
export async function clickOnceMore(run) {
  // Wallets may load only now, and fail.
  const retryWallets = async (tab, look) => {
    if (run.plan.walletsFail && look?.retries > 0) await retry.act({}, tab, run);
  };
  for (const tab of run.tabs) {
    const cart = await run.cartNow();
    const item = cart.items.find(({ appointment }) => !appointment);
    if (!item) continue;
    const to = (item.quantity % 5) + 1;
    const done = await tab.use(chooseQuantity, { title: item.product.title, to });
    if (!done) {
      const why = done === null ? JSON.stringify(await tab.look()) : `the page was left, ${tab.lastError()}`;
      return [`tab ${tab.name}: cannot choose ${to} of ${item.product.title}: ${why}`];
    }
    const violations = await untilCorrect(run, retryWallets, ({ items }) =>
      items.find(({ id }) => id === item.id)?.quantity === to
        ? []
        : ['another quantity change does not reach the shop'],
    );
    if (violations.length > 0)
      return violations.map((violation) => `after another quantity change in tab ${tab.name}: ${violation}`);
  }
  return [];
}

/** If payments are offered, each of them must open its window. */
export async function payOnceMore({ plan, tabs, cartNow }) {
  if (!plan.pays) return [];
  const cart = await cartNow();
  if (cart.total.gross.amount === 0 || cart.availableShippingMethods.length === 0) return [];
  const violations = [];
  for (const tab of tabs) {
    const opened = await tab.use(openPayment, {});
    if (opened !== 'resting') violations.push(...opened.map((button) => `tab ${tab.name}: ${button} opens nothing`));
  }
  return violations;
}

/** Runs in the page. */
const openPayment = async (_step, { showPayments, payButtons, look, appears, wallet, pressIn }) => {
  if (!look().proceed) return 'resting';
  showPayments();
  if (!(await appears(() => payButtons()[0], 96_000))) return ['no button'];
  const dead = [];
  for (let index = 0; index < payButtons().length; index++) {
    let open = null;
    // The wallets reject a click until they have the latest sum.
    for (let tries = 0; tries < 3 && !open; tries++) {
      const button = await appears(
        () => payButtons()[index]?.closest('[inert]') === null && payButtons()[index],
        96_000,
      );
      if (button) button.click();
      open = await appears(wallet, 32_000);
    }
    if (open) await pressIn(open, 1);
    else dead.push(payButtons()[index]?.textContent ?? 'a button');
  }
  return dead;
};
