import { act, cleanup, configure, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { CartState } from '../../store/cart-state.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { BaseUrlContext, CartContext, type CartPlace } from '../cart-context.tsx';
import { CartRoot } from '../cart-root.tsx';
import { createFakeStore } from './fake-store.ts';

// A dialog's code is only transformed when a test first opens it, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 60_000 });

/** Renders one part of the page into the document, until the test ends. */
export function renderPart(part: ReactNode, store: CartStore = createFakeStore()) {
  onTestFinished(cleanup);
  const place: CartPlace = { store, host: document.body, rendered: false, onRowCrash: () => {} };
  const { baseUrl } = store.state.getState().data;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CartContext value={place}>
      <BaseUrlContext value={baseUrl}>{children}</BaseUrlContext>
    </CartContext>
  );
  return { user: userEvent.setup(), ...render(part, { wrapper }) };
}

type CrashListeners = Pick<ComponentProps<typeof CartRoot>, 'onCrash' | 'onRowCrash'>;

/** Renders a cart as its element does, into a shadow root, until the test ends. `screen` does not see into it. */
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

/** Changes the store's state and lets the page follow. */
export function update(store: CartStore, changes: Partial<CartState>): void {
  act(() => store.state.setState(changes));
}
