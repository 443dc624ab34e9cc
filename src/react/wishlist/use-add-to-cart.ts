import { useState } from 'react';
import { useWishlistContext } from './wishlist-context.tsx';

/** What the button of a product shows. */
export type AddToCartStatus = 'idle' | 'adding' | 'added' | 'failed';

/** Asks the host page to add a product to the cart, and follows its work. */
export function useAddToCart(id: string): readonly [status: AddToCartStatus, add: () => void] {
  const { addToCart } = useWishlistContext();
  const [status, setStatus] = useState<AddToCartStatus>('idle');

  async function add(): Promise<void> {
    const work = addToCart(id);
    setStatus(work ? 'adding' : 'idle');
    if (work) setStatus((await work) ? 'added' : 'failed');
  }

  return [status, () => void add()];
}
