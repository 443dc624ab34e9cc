/* global document, customElements, requestAnimationFrame */
import { pageMetrics, withPage } from './open-browser.mjs';

/** Returns the main thread's CPU time in milliseconds until a page has drawn its hearts. */
export function measureHearts(browser, { origin, hearts, cpuRate }) {
  return withPage(browser, cpuRate, async (page, session) => {
    await page.goto(`${origin}/page/hearts-${hearts}`);
    const drawn = await page.evaluate(drawnHearts);
    if (drawn !== hearts) throw new Error(`${drawn} of ${hearts} hearts were drawn`);
    const { TaskDuration } = await pageMetrics(session);
    return TaskDuration * 1000;
  });
}

async function drawnHearts() {
  const hearts = [...document.querySelectorAll('wishlist-toggle')];
  if (hearts.length > 0) await customElements.whenDefined('wishlist-toggle');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return hearts.filter((heart) => heart.shadowRoot?.querySelector('button')).length;
}
