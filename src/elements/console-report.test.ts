import { expect, it, vi } from 'vitest';
import { createConsoleReport } from './console-report.ts';
import { maxReports } from './to-console.ts';

it('logs each error once, whatever it is, and no more than would be read', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const report = createConsoleReport('wishlist');
  const error = new Error('broken');
  const silent = {
    toString() {
      throw error;
    },
  };
  for (const one of [error, new Error('broken'), silent]) report(one);
  expect(log.mock.calls).toEqual([
    ['cart-fragment: wishlist', error],
    ['cart-fragment: wishlist', silent],
  ]);
  for (let index = 0; index < 2 * maxReports; index++) report(index);
  expect(log).toHaveBeenCalledTimes(maxReports);
});
