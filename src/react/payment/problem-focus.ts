import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import type { Express } from '../../store/express/create-express.ts';
import { useCartContext } from '../cart-context.tsx';
import { focusCart } from '../focus/focus-cart.ts';

/** Brings the notice about a failed payment into sight; where the cart itself has to change, the focus goes there. */
export function ProblemFocus({ express }: { readonly express: Express }): null {
  const { host } = useCartContext();
  const problem = useStore(express.state, (state) => state.problem);

  useEffect(() => {
    const root = host?.shadowRoot;
    if (!root || !problem) return;
    if (problem.returnsToCart && root.firstChild) focusCart(root.firstChild);
    root.querySelector('.notices')?.scrollIntoView({ block: 'nearest' });
  }, [host, problem]);

  return null;
}
