import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { CartState } from '../store/cart-state.ts';
import type { CartActions, CartStore } from '../store/cart-store.ts';

/** What one cart element gives to every part of its page. */
export interface CartPlace {
  readonly store: CartStore;
  /** The element that the page stands in; null on the server. Parts of other makers are put into it as its children. */
  readonly host: HTMLElement | null;
  /** Whether the first render is the server's, or takes its markup over. */
  readonly rendered: boolean;
  /** Hears when rendering one row broke. */
  readonly onRowCrash: (error: unknown) => void;
}

export const CartContext = createContext<CartPlace | null>(null);

export function useCartPlace(): CartPlace {
  const place = useContext(CartContext);
  if (!place) throw new Error('a part of the cart was rendered outside of CartRoot');
  return place;
}

/** A value of the cart's state; the component renders again only when it changes. */
export function useCart<Value>(selector: (state: CartState) => Value): Value {
  return useStore(useCartPlace().store.state, selector);
}

export function useActions(): CartActions {
  return useCartPlace().store.actions;
}

/** What relative URLs of the cart's data are meant from: a context of its own, since each row asks for it many times. */
export const BaseUrlContext = createContext('');

export function useBaseUrl(): string {
  return useContext(BaseUrlContext);
}
