/** Returns the changes that the shop refused without any error on the page. A reload discards the errors. */
export async function silentRefusals({ tabs, manual, expectations, clock }, cart) {
  const violations = [];
  for (const tab of tabs) {
    const loads = manual.filter(({ tab: name, what }) => name === tab.name && what === 'load');
    const refused = expectations.refusedFor(tab.name, cart);
    if (refused.length === 0 || loads.length > 1 || (await showsError(tab, clock))) continue;
    violations.push(`tab ${tab.name}: refused without a word: ${refused.join(', ')}`);
  }
  return violations;
}

/** The code of snackbars is loaded on demand. */
const showsError = (tab, clock) => clock.until(async () => (await tab.shownErrors()).some(Boolean), 500, 10_000);
