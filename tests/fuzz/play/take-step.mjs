import { assortment } from '../plan.mjs';
import { simulatedNow } from '../simulated-time.mjs';
import { hear, rest, send } from './rest.mjs';
import { changeElsewhere, orderElsewhere } from './open-shop-for.mjs';

/** One step of a plan. */
export async function takeStep(step, world) {
  const { tabs, expectations, log } = world;
  const tab = tabs[(step.tab ?? 0) % tabs.length];
  const at = simulatedNow();
  if (tab.isAway() && !withoutPage.includes(step.do)) await tab.comeBack();
  const outcome = await (special[step.do] ?? act)(step, tab, world);
  log.push({ at, end: simulatedNow(), step, outcome });
  if (outcome?.key) {
    const cartId = world.shop.memory().cartId;
    const asked = { ...outcome, tab: tab.name, at, cartId };
    if (step.via) expectations.ask({ ...asked, value: step.via });
    expectations.ask(asked);
  }
  // The page went away in the middle of it.
  if (outcome === undefined) expectations.giveUp();
}

async function act(step, tab, { plan, manual, expectations }) {
  const { title } = assortment[plan.items[step.item % plan.items.length]?.product] ?? {};
  const outcome = await tab.act({
    ...step,
    title: title ?? `Wertgutschein 50 ${plan.tenant === 'MD_CH' ? 'CHF' : '€'}`,
  });
  // A guest is told to log in instead.
  if (step.do === 'code' && !plan.loggedIn) return null;
  if (outcome && byHand.includes(step.do)) manual.push({ tab: tab.name, at: simulatedNow(), what: step.do });
  if (outcome && givesUp.includes(step.do)) expectations.loosen(tab.name, simulatedNow());
  return outcome;
}

const nothing = () => null;

const withoutPage = ['fault', 'rest', 'hear', 'send', 'offline', 'online'];
const byHand = ['retry', 'proceed', 'refresh'];
const givesUp = ['dismiss', 'cancel'];

const special = {
  async fault({ on, kind }, _tab, { network }) {
    network.plan({ on: kind === 'old' ? 'change' : on, kind });
    return null;
  },
  rest: (_step, _tab, world) => rest(world).then(nothing),
  hear: (_step, _tab, world) => hear(world).then(nothing),
  send: (_step, _tab, world) => send(world).then(nothing),
  async offline(_step, _tab, world) {
    for (const tab of world.tabs) if (!tab.isAway()) await tab.hasProgram();
    world.offline = true;
    await world.context.setOffline(true);
    return null;
  },
  async online(_step, _tab, world) {
    world.offline = false;
    await world.context.setOffline(false);
    return null;
  },
  async reload(_step, tab, { offline }) {
    if (!offline) await tab.reload();
    return null;
  },
  async leave(_step, tab, { offline, expectations }) {
    if (offline) return null;
    await tab.leave();
    expectations.loosen(tab.name, simulatedNow());
    return null;
  },
  async elsewhere(step, tab, { shop, network, expectations, manual }) {
    await network.shopIsIdle();
    const changed = await changeElsewhere(shop, step);
    if (changed) expectations.changed(...changed, simulatedNow());
    manual.push({ tab: tab.name, at: simulatedNow(), what: 'refresh' });
    await tab.act({ do: 'refresh' });
    return changed;
  },
  async order(_step, tab, { shop, network, plan, expectations, manual, cartNow }) {
    await network.shopIsIdle();
    await orderElsewhere(shop, plan);
    network.forget();
    expectations.replace(await cartNow());
    manual.push({ tab: tab.name, at: simulatedNow(), what: 'refresh' });
    await tab.act({ do: 'refresh' });
    return null;
  },
};
