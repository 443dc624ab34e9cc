/* global window */
/** One page of the shopper's browser with the cart on it. */
export function createTab(name, page, address, notes) {
  const url = `${address}${name}.html`;
  let away = false;
  let unseen = '';
  const onError = (error) => notes.push(`page error in tab ${name}: ${error.message}`);
  page.on('pageerror', onError);

  return {
    name,
    page,
    isAway: () => away,
    /** Where the page before reloads itself, which an empty cart does, the browser drops what was asked of it. */
    open: () => page.goto(url, { waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' })),
    /** Without the element's program there is nothing that could go wrong with it. */
    hasProgram: () =>
      page
        .waitForFunction(() => window.customElements?.get('cart-fragment') !== undefined, undefined, { timeout: 5000 })
        .catch(() => undefined),
    async reload() {
      await page.reload({ waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' }));
    },
    async leave() {
      away = true;
      await page.goto(`${address}away.html`, { waitUntil: 'commit' });
    },
    async comeBack() {
      away = false;
      await page.goBack({ waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' }));
    },
    /** null where the page can't, or goes away meanwhile. */
    act: (step) => page.evaluate((asked) => window.cart?.act(asked) ?? null, step).catch(() => undefined),
    look: () =>
      page
        .evaluate(() => window.cart?.look() ?? null)
        .catch((error) => {
          unseen = error.message;
          return null;
        }),
    /** Why it could not be looked at, for the report. */
    whyUnseen: () => unseen,
    errorsTold: () => page.evaluate(() => [...(window.told ?? [])]).catch(() => []),
    /** What the data layer was told wrongly; nothing where the code for that could not be loaded. */
    pushFaults: async () => {
      const told = await page
        .waitForFunction(() => window.pushFaults?.(), undefined, { timeout: 3000 })
        .catch(() => null);
      return (await told?.jsonValue()) ?? [];
    },
    clicks: () => page.evaluate(() => window.clicks ?? []).catch(() => []),
    requests: () => page.evaluate(() => window.cart?.requests() ?? []).catch(() => []),
    leaveDialog: () => page.evaluate(() => window.cart?.leaveDialog()).catch(() => undefined),
    forgetStorage: () => page.evaluate(() => (sessionStorage.clear(), localStorage.clear())).catch(() => undefined),
    close: () => page.off('pageerror', onError),
  };
}
