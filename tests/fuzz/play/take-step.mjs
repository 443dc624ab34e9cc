import { steps } from '../steps/all.mjs';

/** Performs one step of a plan. */
export async function takeStep(step, world) {
  const { tabs, expectations, log, now } = world;
  const tab = tabs[(step.tab ?? 0) % tabs.length];
  const { act, needsPage } = steps.get(step.do);
  const at = now();
  if (needsPage && tab.isAway()) await tab.comeBack();
  const outcome = await act(step, tab, world);
  log.push({ at, end: now(), tab: tab.name, step, outcome });
  if (outcome?.key) await world.pushes.asked(outcome.key, tab);
  if (outcome?.key) {
    const cartId = world.shop.memory().cartId;
    const asked = { ...outcome, tab: tab.name, at, cartId };
    if (outcome.via !== undefined) expectations.ask({ ...asked, value: outcome.via });
    expectations.ask(asked);
    if (outcome.refused) expectations.refuse(tab.name, outcome.key, now());
  }
  // The page was left during the step.
  if (outcome === undefined) expectations.giveUp();
}
