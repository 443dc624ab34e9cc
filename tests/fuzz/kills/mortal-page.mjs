import { createClockedPage } from '../play/clocked-page.mjs';
import { openCdpPage } from './cdp-page.mjs';

/** The page of a run, with one cart, in a tab that can be killed, and so can a `restorable` browser. */
export async function openMortalPage({ browser, context, restorable }, address, notes, clock) {
  const url = `${address}a.html`;
  const attach = (page) =>
    openCdpPage(browser(), page, ({ text, exception }) => notes.push(`page error: ${exception?.description ?? text}`));
  const openTab = async () => attach(await context().newPage());
  let tab = await openTab();

  const clocked = createClockedPage('a', (expression) => tab.evaluate(expression), clock);
  const open = () => tab.goto(url);
  const isAt = (pathname) =>
    tab.evaluate(`location.pathname.endsWith('${pathname}') && !window.isLeft`).catch(() => false);

  /** Resolves once the browser has left for this page, which takes no simulated time. */
  async function arrive(pathname) {
    for (let tries = 0; tries < 1000 && !(await isAt(pathname)); tries++)
      await new Promise((resolve) => setTimeout(resolve, 2));
    clocked.start();
    await clocked.arrive();
  }

  async function leave() {
    await tab.goto(`${address}away.html`);
    await arrive('away.html');
  }

  /** Opens another tab with the session storage of the previous one, as browsers do when they restore a tab. */
  async function restoreTab(stored) {
    tab = await openTab();
    await leave();
    await tab.evaluate(`Object.assign(sessionStorage, ${stored}), null`);
  }

  const storageOf = () => tab.evaluate('JSON.stringify(sessionStorage)');

  /** Each ends the page, and returns what opens it again. */
  const endings = {
    /** The process of the tab dies, without any event in the page. */
    async crash() {
      clocked.close();
      await tab.crash();
      return open;
    },
    /**
     * All processes of the browser die. Started again with its profile, it restores its tabs. What is not on the disk by
     * then is lost, so the tab crashes instead if the browser does not write it.
     */
    async browser() {
      const stored = await storageOf();
      if (!(await restorable.hasWritten(address, JSON.parse(stored).cf_pending_changes))) return endings.crash();
      clocked.close();
      await restorable.kill();
      tab.giveUp();
      return async () => {
        const page = await restorable.restart(address);
        if (!page) {
          // A browser that was killed while it wrote the list of its tabs restores none.
          await restoreTab(stored);
          return open();
        }
        tab = await attach(page);
        if (page.url() !== url) await open();
      };
    },
    reload: async () => tab.reload,
    /** Another page of the shop in the same tab, and a link back. */
    async leave() {
      await leave();
      return open;
    },
    /** Another page of the shop in the same tab, and the back button. */
    async back() {
      await leave();
      return tab.goBack;
    },
    /** The tab is closed, and restored. */
    async restore() {
      const stored = await storageOf();
      await tab.close();
      await restoreTab(stored);
      return open;
    },
  };

  await open();
  await arrive('a.html');
  return {
    name: 'a',
    evaluate: (expression) => tab.evaluate(expression),
    read: clocked.read,
    begin: clocked.begin,
    async kill({ how, gone }, meanwhile) {
      // A document that is not gone yet must not be mistaken for the next one.
      await tab.evaluate('window.isLeft = true').catch(() => undefined);
      const reopen = await endings[how]();
      if (how !== 'reload') {
        await meanwhile();
        await clock.pass(gone);
      }
      await reopen();
      await arrive('a.html');
    },
    clicks: () => tab.evaluate('window.clicks ?? []').catch(() => []),
    close() {
      clocked.close();
      return tab.close();
    },
  };
}
