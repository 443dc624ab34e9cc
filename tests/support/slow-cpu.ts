import type { BrowserContext } from '@playwright/test';

/** Factor by which `SLOW_CPU` slows down the pages. playwright.config.ts multiplies the timeouts by it. */
export const slowdown = Number(process.env['SLOW_CPU'] ?? 1);

/** Makes each page of the context run as on a CPU that is slower by `slowdown`. */
export function slowDownPages(context: BrowserContext): void {
  if (slowdown === 1) return;
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    } catch (error) {
      if (!page.isClosed()) throw error;
    }
  });
}
