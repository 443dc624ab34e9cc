import { step } from './step.mjs';

export const reload = step('reload', {}, async (_step, tab, { offline }) => {
  if (!offline) await tab.reload();
  return null;
});

/** Goes elsewhere; the next step of the tab comes back, perhaps from the back/forward cache. */
export const leave = step('leave', {}, async (_step, tab, { offline, tabs, expectations, now }) => {
  if (offline) return null;
  await tab.leave();
  for (const other of tabs) if (other.page === tab.page) expectations.loosen(other.name, now());
  return null;
});
