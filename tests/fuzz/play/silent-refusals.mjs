/** Changes that the shop refused while the page told no error at all. A page that was loaded anew has forgotten. */
export async function silentRefusals({ tabs, manual, expectations }, cart) {
  const faults = await Promise.all(
    tabs.map(async (tab) => {
      const loads = manual.filter(({ tab: name, what }) => name === tab.name && what === 'load');
      const refused = expectations.refusedFor(tab.name, cart);
      if (refused.length === 0 || loads.length > 1 || (await tab.errorsTold()).some(Boolean)) return [];
      return [`tab ${tab.name}: refused without a word: ${refused.join(', ')}`];
    }),
  );
  return faults.flat();
}
