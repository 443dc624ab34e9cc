import { pause } from '../simulated-time.mjs';

/** Returns the changes that the shop refused without any error on the page. A reload discards the errors. */
export async function silentRefusals({ tabs, manual, expectations }, cart) {
  const violations = await Promise.all(
    tabs.map(async (tab) => {
      const loads = manual.filter(({ tab: name, what }) => name === tab.name && what === 'load');
      const refused = expectations.refusedFor(tab.name, cart);
      if (refused.length === 0 || loads.length > 1 || (await showsError(tab))) return [];
      return [`tab ${tab.name}: refused without a word: ${refused.join(', ')}`];
    }),
  );
  return violations.flat();
}

/** The code of snackbars is loaded on demand. */
async function showsError(tab) {
  for (let tries = 0; tries < 20; tries++) {
    if ((await tab.shownErrors()).some(Boolean)) return true;
    await pause(500);
  }
  return false;
}
