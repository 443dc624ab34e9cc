/* global window */
/** A page of the shopper's browser, with one cart or two of them. */
export function createBrowserPage(name, page, address, notes, onLoad) {
  const url = `${address}${name}.html`;
  let away = false;
  /** Whether the document that was left has a mark, which only the back/forward cache preserves. */
  let isMarked = false;
  const onError = (error) => notes.push(`page error in page ${name}: ${error.message}`);
  page.on('pageerror', onError);

  return {
    name,
    /** Whether another page is open, which a payment also navigates to. */
    isAway: () => away || new URL(page.url()).pathname.endsWith('/last-check.html'),
    address: () => page.url(),
    /** Whether the browser shows this run's page. */
    isShown: () => page.url() === url,
    evaluate: (...what) => page.evaluate(...what),
    /** Repeated, because the browser drops the navigation if the previous page reloads itself, as an empty cart does. */
    open: () => page.goto(url, { waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' })),
    /** Before the element's program has loaded, there is nothing to test. */
    hasProgram: () =>
      page
        .waitForFunction(() => window.customElements?.get('cart-fragment') !== undefined, undefined, {
          timeout: 30_000,
        })
        .catch(() => undefined),
    /** Waits until analytics track this many carts. */
    countsCarts: (count) =>
      page.waitForFunction((least) => window.cartsViewed >= least, count, { timeout: 30_000 }).catch(() => undefined),
    hasGone: () =>
      page.waitForURL('**/last-check.html*', { waitUntil: 'commit', timeout: 2000 }).catch(() => undefined),
    async reload() {
      await page.reload({ waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' }));
    },
    async leave(to = 'away') {
      away = true;
      isMarked = await page.evaluate(() => (window.isLeft = true)).catch(() => false);
      await page.goto(`${address}${to}.html`, { waitUntil: 'commit' });
      return page;
    },
    async comeBack() {
      away = false;
      await page.goBack({ waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' }));
      // The document may come from the HTTP cache, which the server does not notice.
      if (isMarked && !(await page.evaluate(() => window.isLeft).catch(() => true))) onLoad(name);
      isMarked = false;
    },
    /** Wrong pushes to the data layer; none if the analytics code could not be loaded. */
    pushViolations: async () => {
      const violations = await page
        .waitForFunction(() => window.pushViolations?.(), undefined, { timeout: 3000 })
        .catch(() => null);
      return (await violations?.jsonValue()) ?? [];
    },
    pushes: () => page.evaluate(() => window.pushes ?? []).catch(() => []),
    clicks: () => page.evaluate(() => window.clicks ?? []).catch(() => []),
    forgetStorage: () =>
      page
        .evaluate(() => (window.setStorage?.('free'), sessionStorage.clear(), localStorage.clear()))
        .catch(() => undefined),
    close: () => page.off('pageerror', onError),
  };
}
