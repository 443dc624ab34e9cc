import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStore, ready } from '../react/testing/fake-store.ts';
import { testCart } from '../store/testing/test-cart.ts';
import { reportCartFaults } from './report-cart-faults.ts';

const odd = (method: string) => testCart({ shipping: { method, price: testCart().shipping.price } });

describe('reportCartFaults', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('reports what the shown cart carries and the page goes without, also of a later cart', async () => {
    const store = createFakeStore(ready(odd('Taube')));
    const report = vi.fn();
    const stop = reportCartFaults(store, report);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
    expect(String(report.mock.calls[0]?.[0])).toContain('unknown value in shipping.method: Taube');
    store.state.setState(ready(odd('Rohrpost')));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
    stop();
    store.state.setState(ready(odd('Esel')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(report).toHaveBeenCalledTimes(2);
  });
});
