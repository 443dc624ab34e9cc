import { createClockedPage } from './clocked-page.mjs';

/** Simulated milliseconds to wait for code that loads. */
const longestLoadMs = 60_000;

/** Real milliseconds to wait for an answer of the page. The browser gives none if the back/forward cache takes the page. */
const longestAnswerMs = 10_000;

/** A page of the shopper's browser, with one cart or two of them. */
export function createBrowserPage(name, page, address, notes, onLoad, clock) {
  const url = `${address}${name}.html`;
  let away = false;
  /** Whether the document that was left has a mark, which only the back/forward cache preserves. */
  let isMarked = false;
  const onError = (error) => notes.push(`page error in page ${name}: ${error.message}`);
  page.on('pageerror', onError);
  const clocked = createClockedPage(name, evaluate, clock);
  const until = (condition, ms) => clock.until(() => evaluate(condition).catch(() => false), 100, ms);
  /** Whether another page is open, which a payment also navigates to. */
  const isAway = () => away || new URL(page.url()).pathname.endsWith('/last-check.html');

  function evaluate(...what) {
    let timer;
    const tooLate = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('the page does not answer')), longestAnswerMs);
    });
    return Promise.race([page.evaluate(...what), tooLate]).finally(() => clearTimeout(timer));
  }

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
      return evaluate(...what);
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
      isMarked = await evaluate(() => (window.isLeft = true)).catch(() => false);
      await goto(`${address}${to}.html`);
    },
    async comeBack() {
      away = false;
      await page.goBack({ waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' }));
      await clocked.arrive();
      // The document may come from the HTTP cache, which the server does not notice.
      if (isMarked && !(await evaluate(() => window.isLeft).catch(() => true))) onLoad(name);
      isMarked = false;
    },
    hasAnalytics: () => until('window.analytics !== undefined', longestLoadMs),
    /** The browser has noticed that it is online, or that it is not. */
    async isOnline(online) {
      await evaluate(endClaim).catch(() => {});
      for (let tries = 0; tries < 200; tries++)
        if ((await evaluate(() => navigator.onLine).catch(() => online)) === online) return clocked.touch();
    },
    /** Wrong pushes to the data layer; none if the analytics code could not be loaded. */
    pushViolations: async () => {
      await until(() => window.pushViolations?.(), longestLoadMs);
      return (await evaluate(() => window.pushViolations?.()).catch(() => null)) ?? [];
    },
    /** Whether the shopper has returned to the page, which the browser had kept. */
    isRestored: () => evaluate(() => window.isRestored),
    pushes: () => evaluate(() => window.pushes ?? []).catch(() => []),
    clicks: () => evaluate(() => window.clicks ?? []).catch(() => []),
    forgetStorage: () =>
      evaluate(() => (window.setStorage?.('free'), sessionStorage.clear(), localStorage.clear())).catch(
        () => undefined,
      ),
    close: () => {
      clocked.close();
      page.off('pageerror', onError);
    },
  };
}

/** Runs in the page. Ends the step `claim`. */
const endClaim = () => {
  if (!Object.hasOwn(navigator, 'onLine')) return;
  Reflect.deleteProperty(navigator, 'onLine');
  if (navigator.onLine) window.dispatchEvent(new Event('online'));
};
