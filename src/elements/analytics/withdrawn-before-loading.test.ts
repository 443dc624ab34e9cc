import { expect, it, vi } from 'vitest';
import { analyticsData, trackingClientId } from '../../storage/analytics-values.ts';
import { numberOfCartItems } from '../../storage/cart-values.ts';
import { startStore } from '../../store/testing/start-store.ts';
import { trackLazily } from './track-lazily.ts';

it.each([
  [null, 'off'],
  ['on', ''],
])('removes what earlier pages have stored when %j becomes %j before analytics are loaded', async (before, after) => {
  trackingClientId.write('earlier');
  analyticsData.write({ cart: 1 });
  const { store } = await startStore();
  numberOfCartItems.write(2);
  const host = document.body.appendChild(document.createElement('div'));
  if (before !== null) host.setAttribute('data-analytics', before);
  trackLazily(host, () => store.state, vi.fn());
  host.setAttribute('data-analytics', after);
  await vi.waitFor(() => expect(trackingClientId.read()).toBeNull(), { timeout: 10_000 });
  expect(analyticsData.read()).toBeNull();
  expect(numberOfCartItems.read()).toBe(after === 'off' ? null : 2);
});
