import { createRunServer } from '../server/run-server.mjs';
import { pause, simulatedNow } from '../simulated-time.mjs';
import { createExpectations } from './expectations.mjs';
import { fillShop } from './open-shop-for.mjs';
import { keyOfCall } from './read-cart.mjs';
import { createTab } from './tab.mjs';
import { takeStep } from './take-step.mjs';
import { pauseFaults } from './pause-faults.mjs';
import { silentRefusals } from './silent-refusals.mjs';
import { clickOnceMore, settle } from './settle.mjs';

let serial = 0;

/** Plays a plan in a browser; answers what went wrong, one line each, and what happened. */
export async function play(plan, { shops, server, context, pages }) {
  const run = String(++serial);
  const shop = shops.open(run, plan.tenant);
  await fillShop(shop, plan, `cart-of-run-${run}`);
  const network = createRunServer(shop, plan.latencies);
  const notes = [];
  const log = [];
  const titles = new Map();
  const cartNow = readOnce(shop);
  const learn = (cart) => cart.items.forEach(({ id, product }) => titles.set(id, product.title));
  const first = await cartNow();
  learn(first);
  const expectations = createExpectations(first);
  const manual = [];

  network.onDelivered((call) => {
    if (call.whole) {
      learn(call.cart);
      expectations.confirm(call);
    } else if (call.answered >= 400 && call.answered < 500 && ![409, 429].includes(call.answered) && call.body) {
      expectations.refuse(call.tab, keyOfCall(call, titles), call.delivered);
    }
    if (/^twin/.test(call.fault ?? '')) {
      world.twins = true;
      expectations.giveUp();
    }
  });
  server.add(run, {
    server: network,
    page: { run, tenant: plan.tenant, loggedIn: plan.loggedIn, codeKey: plan.coldCode ? run : 'all' },
    onPageLoad(name) {
      manual.push({ tab: name, at: simulatedNow(), what: 'load' });
      expectations.loosen(name, simulatedNow());
    },
  });
  const tabs = pages
    .slice(0, plan.tabs)
    .map((page, index) => createTab('ab'[index], page, `${server.url}r/${run}/`, notes));
  const world = {
    plan,
    shop,
    network,
    context,
    tabs,
    expectations,
    notes,
    log,
    manual,
    cartNow,
    twins: false,
    offline: false,
  };

  try {
    for (const tab of tabs) await tab.open();
    if (plan.ready) for (const tab of tabs) await whenShown(tab);
    for (const step of plan.steps) {
      await takeStep(step, world);
      if (step.wait) await pause(step.wait);
    }
    const faults = await settle(world);
    const cart = await cartNow();
    faults.push(...(await pauseFaults(world)), ...(await silentRefusals(world, cart)), ...expectations.faultsOf(cart));
    if (faults.length === 0) faults.push(...(await clickOnceMore(world)));
    if (faults.length === 0) faults.push(...(await pushFaults(world)));
    const clicks = await Promise.all(
      tabs.map(async (tab) => (await tab.clicks()).map((one) => ({ ...one, tab: tab.name }))),
    );
    return { faults: [...faults, ...notes], log, calls: network.calls, clicks: clicks.flat() };
  } finally {
    network.heal();
    for (const tab of tabs) {
      await tab.forgetStorage();
      tab.close();
    }
    await context.setOffline(false);
    if (tabs.length > 1) await pages[1].goto('about:blank');
    server.remove(run);
    shops.forget(run);
  }
}

/** Of several tabs, and of pages one after the other, each tells its part. */
async function pushFaults({ tabs, manual }) {
  const isOnePage = tabs.length === 1 && manual.filter(({ what }) => what === 'load').length === 1;
  return isOnePage ? tabs[0].pushFaults() : [];
}

/** The shop's cart, computed once for each state of it. */
function readOnce(shop) {
  let read = { memory: null };
  return async () => {
    const memory = shop.memory();
    if (read.memory !== memory) read = { ...(await shop.cart()), memory };
    return read;
  };
}

async function whenShown(tab) {
  for (let tries = 0; tries < 200; tries++) {
    if ((await tab.look())?.rows.length > 0) return;
    await pause(200);
  }
}
