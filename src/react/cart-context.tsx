import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { CartState } from '../store/cart-state.ts';
import type { CartActions, CartStore } from '../store/cart-store.ts';

/** What one cart element gives to every part of its page. */
export interface CartPlace {
  readonly store: CartStore;
  /** The cart's element, null on the server. Widgets of other makers become its children. */
  readonly host: HTMLElement | null;
  /** Whether the first render is on the server, or hydrates its markup. */
  readonly rendered: boolean;
  /** Called when a row crashes. */
  readonly onRowCrash: (error: unknown) => void;
}

export const CartContext = createContext<CartPlace | null>(null);

export function useCartPlace(): CartPlace {
  const place = useContext(CartContext);
  if (!place) throw new Error('a part of the cart was rendered outside CartRoot');
  return place;
}

/** A value of the cart's state; the component renders again only when it changes. */
export function useCart<Value>(selector: (state: CartState) => Value): Value {
  return useStore(useCartPlace().store.state, selector);
}

export function useActions(): CartActions {
  return useCartPlace().store.actions;
}

/** The base of relative URLs. A context of its own, because each row reads it many times. */
export const BaseUrlContext = createContext('');

export function useBaseUrl(): string {
  return useContext(BaseUrlContext);
}
