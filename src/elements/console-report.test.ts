import { expect, it, vi } from 'vitest';
import { createConsoleReport } from './console-report.ts';
import { maxReports } from './to-console.ts';

it('logs each error once, whatever it is, and no more than would be read', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const report = createConsoleReport('wishlist');
  const error = new Error('broken');
  const silent = {
    toString() {
      throw error;
    },
  };
  for (const one of [error, new Error('broken'), silent]) report(one);
  await vi.waitFor(() => expect(log.mock.calls.map(([, logged]) => logged as unknown)).toEqual([error, silent]));
  for (let index = 0; index < 2 * maxReports; index++) report(index);
  await vi.waitFor(() => expect(log.mock.calls.length).toBeGreaterThanOrEqual(maxReports));
  expect(log).toHaveBeenCalledTimes(maxReports);
});
