import { afterEach, expect, it, vi } from 'vitest';
import { startStore } from '../../store/testing/start-store.ts';
import { testCart } from '../../store/testing/test-cart.ts';
import { trackLazily } from './track-lazily.ts';

const tracked = vi.fn();
let failures = 0;
vi.mock('../../store/calls/load-chunk.ts', () => ({
  loadChunk: () =>
    failures-- > 0
      ? Promise.reject(new Error('the part is gone'))
      : Promise.resolve({ trackCart: () => (activity: unknown) => void tracked(activity) }),
}));

afterEach(() => vi.clearAllMocks());

const activity = (cartVersion: number) => ({ cart: testCart({ cartVersion }), isFromOtherTab: true });

it('is loaded at once for the next step, which waits until it is tracked', async () => {
  const { store } = await startStore();
  vi.stubGlobal('requestIdleCallback', () => {});
  const track = trackLazily(document.createElement('div'), () => store.state, vi.fn());
  track(activity(1));
  const tracking = track({ proceeded: true });
  expect(tracked).not.toHaveBeenCalled();
  await tracking;
  expect(tracked.mock.calls).toEqual([[activity(1)], [{ proceeded: true }]]);
  expect(track({ proceeded: true })).toBeUndefined();
  vi.unstubAllGlobals();
});

it('reports all activity once a retry has loaded the code', async () => {
  failures = 1;
  const report = vi.fn();
  const { store } = await startStore();
  const track = trackLazily(document.createElement('div'), () => store.state, report);
  track(activity(1));
  await expect.poll(() => report).toHaveBeenCalledOnce();
  track(activity(2));
  await expect.poll(() => tracked.mock.calls).toEqual([[activity(1)], [activity(2)]]);
  expect(report).toHaveBeenCalledOnce();
});
