import { chromium } from 'playwright';
import { browserOptions } from '../../../scripts/lib/browser-options.mjs';
import { findBrowser } from '../../../scripts/lib/find-browser.mjs';

/** Launches headless Chromium with a garbage collector that can be called and a heap whose size is not rounded. */
export async function openBrowser() {
  const { args, ...options } = browserOptions({ ...process.env, ...(await findBrowser()) });
  return chromium.launch({ ...options, args: [...args, '--enable-precise-memory-info'] });
}

/**
 * Runs `use` with a page of its own: a new profile, so that neither cache nor compiled code is warm, and a debugger
 * session that slows the CPU down by `cpuRate`.
 */
export async function withPage(browser, cpuRate, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const session = await context.newCDPSession(page);
    // Processor time of the thread, which other programs on the machine do not lengthen as they do the clock's.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    const result = await use(page, session);
    if (errors.length > 0) throw new Error(`The page threw: ${errors.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** What the debugger counts for the page, by name; durations are in seconds. */
export async function pageMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Opens a cart page and resolves with its marks in milliseconds as soon as it is painted and alive. */
export async function openCart(page, session, url) {
  const told = new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`No living cart at ${url} after 30 s`)), 30_000);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'benchTell') return;
      clearTimeout(tooLate);
      resolve(JSON.parse(payload));
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchTell' });
  const [marks] = await Promise.all([told, page.goto(url, { waitUntil: 'commit' })]);
  return marks;
}
