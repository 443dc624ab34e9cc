import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartStore } from '../store/create-cart-store.ts';
import { createControlledApi } from '../store/testing/controlled-api.ts';
import { testCart, testData } from '../store/testing/test-cart.ts';
import { createTestWorld } from '../store/testing/test-world.ts';
import { afterFirstCart } from './after-first-cart.ts';

const storeWith = (initialCart: ReturnType<typeof testCart> | null) =>
  createCartStore(createTestWorld(createControlledApi().call).world, testData({ initialCart }));

describe('afterFirstCart', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs at once when the page brought a cart along', () => {
    const run = vi.fn();
    afterFirstCart(storeWith(testCart()), run);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    ['has come', { kind: 'ready', cart: testCart() }],
    ['has failed', { kind: 'failed', failure: { kind: 'connection' } }],
  ] as const)('runs once as soon as the first cart %s', (_, phase) => {
    const store = storeWith(null);
    const run = vi.fn();
    afterFirstCart(store, run);
    store.state.setState({ phase: { kind: 'loading', slow: true } });
    expect(run).not.toHaveBeenCalled();
    store.state.setState({ phase });
    store.state.setState({ phase: { ...phase } });
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs when the first cart takes long', () => {
    const run = vi.fn();
    afterFirstCart(storeWith(null), run);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run once it is taken back', () => {
    const store = storeWith(null);
    const run = vi.fn();
    afterFirstCart(store, run)();
    store.state.setState({ phase: { kind: 'ready', cart: testCart() } });
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
