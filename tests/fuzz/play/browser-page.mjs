/* global window */
import { createClockedPage } from './clocked-page.mjs';

/** Simulated milliseconds to wait for code that loads. */
const longestLoadMs = 60_000;

/** A page of the shopper's browser, with one cart or two of them. */
export function createBrowserPage(name, page, address, notes, onLoad, clock) {
  const url = `${address}${name}.html`;
  let away = false;
  /** Whether the document that was left has a mark, which only the back/forward cache preserves. */
  let isMarked = false;
  const onError = (error) => notes.push(`page error in page ${name}: ${error.message}`);
  page.on('pageerror', onError);
  const clocked = createClockedPage(name, (expression) => page.evaluate(expression), clock);
  const until = (condition, ms) => clock.until(() => page.evaluate(condition).catch(() => false), 100, ms);
  /** Whether another page is open, which a payment also navigates to. */
  const isAway = () => away || new URL(page.url()).pathname.endsWith('/last-check.html');

  /** Repeated, because the browser drops the navigation if the previous page reloads itself, as an empty cart does. */
  async function goto(to) {
    await page.goto(to, { waitUntil: 'commit' }).catch(() => page.goto(to, { waitUntil: 'commit' }));
    await clocked.arrive(to);
  }

  return {
    name,
    isAway,
    address: () => page.url(),
    /** Whether the browser shows this run's page. */
    isShown: () => page.url() === url,
    async evaluate(...what) {
      clocked.touch();
      return page.evaluate(...what);
    },
    /** Changes nothing. */
    read: clocked.read,
    begin: clocked.begin,
    open: () => goto(url),
    /** Before the element's program has loaded, there is nothing to test. */
    hasProgram: () => until(() => window.customElements?.get('cart-fragment') !== undefined, longestLoadMs),
    /** Waits until analytics track this many carts. */
    countsCarts: (count) => until(`window.cartsViewed >= ${count}`, longestLoadMs),
    hasGone: () => clock.until(isAway, 100, 5000),
    async reload() {
      await page.reload({ waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' }));
      await clocked.arrive();
    },
    async leave(to = 'away') {
      away = true;
      isMarked = await page.evaluate(() => (window.isLeft = true)).catch(() => false);
      await goto(`${address}${to}.html`);
    },
    async comeBack() {
      away = false;
      await page.goBack({ waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' }));
      await clocked.arrive();
      // The document may come from the HTTP cache, which the server does not notice.
      if (isMarked && !(await page.evaluate(() => window.isLeft).catch(() => true))) onLoad(name);
      isMarked = false;
    },
    hasAnalytics: () => until('window.analytics !== undefined', longestLoadMs),
    /** The browser has noticed that it is online, or that it is not. */
    async isOnline(online) {
      for (let tries = 0; tries < 200; tries++)
        if ((await page.evaluate(() => navigator.onLine).catch(() => online)) === online) return clocked.touch();
    },
    /** Wrong pushes to the data layer; none if the analytics code could not be loaded. */
    pushViolations: async () => {
      await until(() => window.pushViolations?.(), longestLoadMs);
      return (await page.evaluate(() => window.pushViolations?.()).catch(() => null)) ?? [];
    },
    pushes: () => page.evaluate(() => window.pushes ?? []).catch(() => []),
    clicks: () => page.evaluate(() => window.clicks ?? []).catch(() => []),
    forgetStorage: () =>
      page
        .evaluate(() => (window.setStorage?.('free'), sessionStorage.clear(), localStorage.clear()))
        .catch(() => undefined),
    close: () => {
      clocked.close();
      page.off('pageerror', onError);
    },
  };
}
