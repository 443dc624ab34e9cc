import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { ProductSource, ProductState } from '../../store/wishlist/product-source.ts';
import type { Wishlist, WishlistState } from '../../store/wishlist/wishlist.ts';

export interface WishlistContextValue {
  readonly wishlist: Wishlist;
  readonly products: ProductSource;
  readonly host: HTMLElement;
  readonly loginHref: string | null;
  /** Products of the guest that did not fit at login. */
  readonly withoutRoom: readonly string[];
  readonly report: (error: unknown) => void;
}

export const WishlistContext = createContext<WishlistContextValue>(null as never);

export const useWishlistContext = (): WishlistContextValue => useContext(WishlistContext);

export const useWishlist = (): WishlistState => useStore(useWishlistContext().wishlist.state);

export const useProduct = (id: string): ProductState =>
  useStore(useWishlistContext().products.state, (products) => products.get(id)) ?? loading;

const loading = { kind: 'loading' } as const;
