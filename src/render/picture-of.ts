import { createElement, type ReactElement } from 'react';
import { createStore } from 'zustand/vanilla';
import type { RowRange } from '../react/cart-context.tsx';
import { CartRoot } from '../react/cart-root.tsx';
import type { CartState } from '../store/cart/cart-state.ts';
import type { CartStore } from '../store/cart-store.ts';

/** A state of the cart as a tree in which nothing can be pressed: React hydrates its picture. */
export function pictureOf(state: CartState, options: { rendered?: boolean; rows?: RowRange } = {}): ReactElement {
  const store = { state: createStore(() => state), actions: {} } as CartStore;
  return createElement(CartRoot, { store, host: null, ...options });
}
