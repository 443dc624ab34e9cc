import { useState } from 'react';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { useCart } from '../cart-context.tsx';
import { Rare } from '../rare/rare.tsx';

/** The one status region. It exists before the first word, so that this is read. */
export function LiveRegion() {
  const version = useCart(versionOf);
  const [first, setFirst] = useState(version);
  if (first === null && version !== null) setFirst(version);
  return (
    <div role="status" className="unseen">
      <Rare part="Announcement" quiet since={first} />
    </div>
  );
}

function versionOf(state: CartState): number | null {
  return confirmedCart(state)?.cartVersion ?? null;
}
