import { createContext, useContext, useRef } from 'react';
import { useStore } from 'zustand/react';
import type { CartState } from '../store/cart/cart-state.ts';
import type { CartActions } from '../store/create-cart-actions.ts';
import type { CartStore } from '../store/create-cart-store.ts';
import type { ReadableState } from '../store/cart/item-state.ts';

/** The first item, and the one after the last. */
export type RowRange = readonly [from: number, to: number];

export interface CartContextValue {
  readonly store: CartStore;
  /** The store's state; in a row, without changes that concern other items alone. */
  readonly state: ReadableState;
  /** The cart's element, null on the server. Third-party widgets are rendered as its children. */
  readonly host: HTMLElement | null;
  readonly rows: RowRange;
  readonly onRowCrash: (error: unknown) => void;
}

/** Every component is inside of `CartRoot`. */
export const CartContext = createContext<CartContextValue>(null as never);

export const useCartContext = (): CartContextValue => useContext(CartContext);

/** Selects a value of the cart's state. The component re-renders only when that value changes. */
export function useCart<Value>(selector: (state: CartState) => Value): Value {
  return useStore(useCartContext().state, selector);
}

export function useActions(): CartActions {
  return useCartContext().store.actions;
}

/** The base of relative URLs. A separate context, because each row reads it many times. */
export const BaseUrlContext = createContext('');

export function useBaseUrl(): string {
  return useContext(BaseUrlContext);
}

/**
 * Makes a selector return the last array or object as long as its entries are the same. zustand's own version needs
 * `Array.prototype.entries`, which Prototype.js replaces before version 1.7.3.
 */
export function useShallow<State, Value extends object | null>(
  select: (state: State) => Value,
): (state: State) => Value {
  const last = useRef<Value>(null);
  return (state) => {
    const next = select(state);
    return last.current && next && hasSameEntries(last.current, next) ? last.current : (last.current = next);
  };
}

function hasSameEntries<Value extends object>(a: Value, b: Value): boolean {
  const keys = Object.keys(a) as (keyof Value)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
