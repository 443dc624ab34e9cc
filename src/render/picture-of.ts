import { createElement, type ReactElement } from 'react';
import { createStore } from 'zustand/vanilla';
import { CartRoot, type CartRootProps } from '../react/cart-root.tsx';
import type { CartState } from '../store/cart/cart-state.ts';
import type { CartStore } from '../store/create-cart-store.ts';

/** A state of the cart as a tree in which nothing can be pressed: React hydrates its picture. */
export function pictureOf(
  state: CartState,
  options: Pick<CartRootProps, 'rendered' | 'rows' | 'children'> = {},
): ReactElement {
  const store = { state: createStore(() => state), actions: {}, designs: new Map() } as CartStore;
  return createElement(CartRoot, { store, host: null, ...options });
}
