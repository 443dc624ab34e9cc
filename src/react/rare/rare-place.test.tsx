// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { euros, testCart } from '../../store/testing/test-cart.ts';
import { CartContext } from '../cart-context.tsx';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { Rare, TogetherWithRareParts } from './rare.tsx';

/** The chunk is on its way until a test lets it come. */
const chunk = vi.hoisted(() => ({ come: () => {} }));

vi.mock('../../store/load-chunk.ts', () => ({
  loadChunk: (load: () => Promise<unknown>) =>
    new Promise((resolve) => {
      chunk.come = () => resolve(load());
    }),
}));

async function render(content: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(content));
  return container;
}

describe('while the rare parts are on their way,', () => {
  const vouchers = [{ id: 'GS-77', balance: euros(75), deductedAtPurchase: euros(75) }];
  const renderCart = (cart = testCart()) =>
    render(
      <CartContext value={{ store: createFakeStore(ready(cart)), host: null, onRowCrash: () => {} }}>
        <TogetherWithRareParts place={<p>wartet</p>}>
          <p>Warenkorb</p>
        </TogetherWithRareParts>
      </CartContext>,
    );

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('a part holds its place', async () => {
    const container = await render(<Rare part="EmptyCart" place={<p>wartet</p>} />);
    expect(container.innerHTML).toBe('<p>wartet</p>');
  });

  it('a cart without them is shown', async () => {
    expect((await renderCart()).textContent).toBe('Warenkorb');
  });

  it('a cart that begins with vouchers waits for them, but no longer than a second', async () => {
    const container = await renderCart(testCart({ vouchers }));
    expect(container.textContent).toBe('wartet');
    await act(() => vi.advanceTimersByTime(999));
    expect(container.textContent).toBe('wartet');
    await act(() => vi.advanceTimersByTime(1));
    expect(container.textContent).toBe('Warenkorb');
  });

  it('a cart that begins with vouchers is shown as soon as they are there', async () => {
    const container = await renderCart(testCart({ vouchers }));
    await act(async () => {
      chunk.come();
      await vi.dynamicImportSettled();
    });
    expect(container.textContent).toBe('Warenkorb');
  });
});
