import { chromium } from 'playwright';
import { browserOptions } from '../../../scripts/lib/browser-options.mjs';

/** Launches headless Chromium with exposed garbage collection and exact heap sizes. */
export function openBrowser() {
  const { args, ...options } = browserOptions();
  return chromium.launch({ ...options, args: [...args, '--enable-precise-memory-info'] });
}

/**
 * Runs `use` with a new page: a new profile, so that neither cache nor compiled code is warm, and a debugger session
 * that throttles the CPU by `cpuRate`.
 */
export async function withPage(browser, cpuRate, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const session = await context.newCDPSession(page);
    // CPU time of the thread, which other processes affect less than wall-clock time.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    const result = await use(page, session);
    if (errors.length > 0) throw new Error(`The page threw: ${errors.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Returns the debugger's metrics of the page by name; durations are in seconds. */
export async function pageMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Opens a cart page. Resolves to its marks in milliseconds once it is painted and interactive. */
export async function openCart(page, session, url) {
  const reported = new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`No living cart at ${url} after 30 s`)), 30_000);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'benchTell') return;
      clearTimeout(tooLate);
      resolve(JSON.parse(payload));
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchTell' });
  const [marks] = await Promise.all([reported, page.goto(url, { waitUntil: 'commit' })]);
  return marks;
}
