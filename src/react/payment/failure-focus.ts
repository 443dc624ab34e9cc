import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import type { Express } from '../../store/express/create-express.ts';
import { useCartContext } from '../cart-context.tsx';
import { focusCart } from '../focus/focus-cart.ts';

/** Scrolls the notice about a failed payment into view; moves the focus to the cart if the shopper has to change it. */
export function FailureFocus({ express }: { readonly express: Express }): null {
  const { host } = useCartContext();
  const failure = useStore(express.state, (state) => state.failure);

  useEffect(() => {
    const root = host?.shadowRoot;
    if (!root || !failure) return;
    if (failure.returnsToCart && root.firstChild) focusCart(root.firstChild);
    root.querySelector('.notices')?.scrollIntoView({ block: 'nearest' });
  }, [host, failure]);

  return null;
}
