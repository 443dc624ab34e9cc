import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ProductSource, ProductState } from '../../store/wishlist/product-source.ts';
import type { Wishlist, WishlistState } from '../../store/wishlist/wishlist.ts';

/** What one wishlist page gives to its parts. */
export interface WishlistPlace {
  readonly wishlist: Wishlist;
  readonly products: ProductSource;
  readonly host: HTMLElement;
  readonly loginHref: string | null;
  /** Products of the guest that found no room at login. */
  readonly withoutRoom: readonly string[];
}

export const WishlistContext = createContext<WishlistPlace | null>(null);

export function useWishlistPlace(): WishlistPlace {
  const place = useContext(WishlistContext);
  if (!place) throw new Error('a part of the wishlist was rendered outside of it');
  return place;
}

export function useWishlist(): WishlistState {
  const { state } = useWishlistPlace().wishlist;
  return useSyncExternalStore(state.subscribe, state.getState);
}

export function useProduct(id: string): ProductState {
  const { state } = useWishlistPlace().products;
  return useSyncExternalStore(state.subscribe, () => state.getState()[id]) ?? loading;
}

const loading = { kind: 'loading' } as const;
