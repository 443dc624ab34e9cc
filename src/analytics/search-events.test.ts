import { expect, it, vi } from 'vitest';
import { createSearchEvents } from './search-events.ts';

const { calls } = vi.hoisted(() => ({ calls: [] as [string, { objectIDs?: string[]; value?: number }][] }));
vi.mock('search-insights', () => ({
  createInsightsClient:
    () =>
    (...call: (typeof calls)[number]) =>
      void calls.push(call),
  getRequesterForBrowser: () => null,
}));

it('reports the first 20 different products of an order', async () => {
  const report = vi.fn();
  const events = createSearchEvents(
    { appId: 'a', apiKey: 'k', index: 'i' },
    () => true,
    () => 'token',
    report,
  );
  const ids = [...Array(22).keys()].map((id) => `p-${id}`);
  events.purchased([...ids, 'p-0'], 99, 'EUR');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  const [, ...orders] = calls.map(([name, { objectIDs, value }]) => [name, objectIDs?.length, value]);
  expect(orders).toEqual([['purchasedObjectIDs', 20, 99]]);
  expect(report).not.toHaveBeenCalled();
});
