import { steps } from '../steps/all.mjs';

/** Performs one step of a plan. */
export async function takeStep(step, run) {
  const { tabs, expectations, log, now } = run;
  const tab = tabs[(step.tab ?? 0) % tabs.length];
  const { act, needsPage } = steps.get(step.do);
  const at = now();
  if (needsPage && tab.isAway()) await tab.comeBack();
  const outcome = await act(step, tab, run);
  log.push({ at, end: now(), tab: tab.name, step, outcome });
  if (outcome?.key) await run.pushes.recordRequest(outcome.key, tab);
  if (outcome?.key) {
    const cartId = run.shop.memory().cartId;
    const request = { ...outcome, tab: tab.name, at, done: now(), cartId };
    if (outcome.via !== undefined) expectations.ask({ ...request, value: outcome.via });
    expectations.ask(request);
    if (outcome.packaging) expectations.ask(packagingOf(request));
    if (outcome.refused) expectations.refuse(tab.name, outcome.key, now());
  }
  // The page was left during the step.
  if (outcome === undefined) run.history.record({ at: now(), type: 'unclear', why: `page left during ${step.do}` });
}

/** What an undo requests for the packaging of an item, which someone may have added again meanwhile. */
const packagingOf = ({ key, packaging, undoes: _, ...request }) => ({
  ...request,
  key: key.replace('quantity:', 'packaging:'),
  value: packaging,
});
