import { act, cleanup, configure, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { CartState } from '../../store/cart/cart-state.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import { BaseUrlContext, CartContext, type CartContextValue } from '../cart-context.tsx';
import { CartRoot } from '../cart-root.tsx';
import { createFakeStore } from './fake-store.ts';

// Vitest transforms a dialog's code when a test first opens it, which can be slow.
configure({ asyncUtilTimeout: 60_000 });

/** Renders one part of the page into the document, until the test ends. */
export function renderPart(part: ReactNode, store: CartStore = createFakeStore()) {
  onTestFinished(cleanup);
  const context: CartContextValue = {
    store,
    state: store.state,
    host: document.body,
    rows: [0, Infinity],
    onRowCrash: () => {},
  };
  const { baseUrl } = store.state.getState().data;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CartContext value={context}>
      <BaseUrlContext value={baseUrl}>{children}</BaseUrlContext>
    </CartContext>
  );
  return { user: userEvent.setup(), ...render(part, { wrapper }) };
}

type CrashListeners = Pick<ComponentProps<typeof CartRoot>, 'onCrash' | 'onRowCrash'>;

/** Renders a cart into a shadow root, as its element does, until the test ends. `screen` does not search shadow roots. */
export function renderCart(store: CartStore, listeners: CrashListeners = {}) {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    cleanup();
    host.remove();
  });
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  render(<CartRoot store={store} host={host} {...listeners} />, { container, onCaughtError: () => {} });
  return { user: userEvent.setup(), root, ...within(container) };
}

/** Changes the store's state and waits for the page to re-render. */
export function update(store: CartStore, changes: Partial<CartState>): void {
  act(() => store.state.setState(changes));
}
