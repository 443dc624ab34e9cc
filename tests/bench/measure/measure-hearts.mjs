import { pageMetrics, withPage } from './open-browser.mjs';

/** The lists of products, and how many hearts each draws. */
export const heartLists = { none: 0, drawn: 100, hearts: 100 };

/** Returns the main thread's CPU time in milliseconds until a list has drawn its hearts. */
export function measureHearts(browser, { origin, list, cpuRate }) {
  return withPage(browser, cpuRate, async (page, session) => {
    await page.goto(`${origin}/page/list-${list}`);
    const drawn = await page.evaluate(drawnHearts);
    if (drawn !== heartLists[list]) throw new Error(`${drawn} of ${heartLists[list]} hearts were drawn`);
    const { TaskDuration } = await pageMetrics(session);
    return TaskDuration * 1000;
  });
}

async function drawnHearts() {
  const hearts = [...document.querySelectorAll('wishlist-toggle, plain-heart')];
  if (hearts.length > 0) await customElements.whenDefined(hearts[0].localName);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return hearts.filter((heart) => heart.shadowRoot?.querySelector('button')).length;
}
