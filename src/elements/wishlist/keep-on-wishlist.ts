import type { FragmentData } from '../../domain/fragment-data.ts';
import { openWishlist } from './open-wishlist.ts';
import { readPageSettings } from './page-settings.ts';

/** Puts a product of a cart on the wishlist; see `Environment.keepOnWishlist`. */
export async function keepOnWishlist(productId: string, data: FragmentData, host: HTMLElement): Promise<() => void> {
  const { baseUrl, rootComponentProps } = data;
  const wishlist = openWishlist(baseUrl);
  wishlist.setCustomer(rootComponentProps.customerEmailHash || readPageSettings(document)(host).customerEmailHash);
  const detach = wishlist.attach(host);
  try {
    await wishlist.load();
    const { ids, pending } = wishlist.state.getState();
    // What is only asked for may still be refused.
    if (ids.includes(productId) && !pending.includes(productId)) return () => {};
    await wishlist.add(productId, host);
    return () => void wishlist.remove(productId, host).catch(() => {});
  } finally {
    detach();
  }
}
