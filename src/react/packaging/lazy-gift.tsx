import { lazy, Suspense, useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { useCart } from '../cart-context.tsx';
import type { GiftProps } from './gift.tsx';

// Without its code, nothing essential is missing.
const Gift = lazy(() =>
  loadChunk(async () => ({ default: (await import('./gift.tsx')).Gift })).catch(() => ({
    default: () => null,
  })),
);

/** From the first choice of another packaging or design on: what it looks like, or when it arrives. */
export function LazyGift({ item, part }: { readonly item: CartItem; readonly part: GiftProps['part'] }) {
  const chosen = useCart((state) => {
    const packaging = shownPackaging(state, item.id);
    return packaging && (packaging.variantId ?? packaging.type);
  });
  const [initial] = useState(chosen);
  const changed = chosen !== initial;
  const [hasChanged, setHasChanged] = useState(false);
  if (changed && !hasChanged) setHasChanged(true);
  return (
    hasChanged && (
      <Suspense>
        <Gift item={item} part={part} changed={changed} />
      </Suspense>
    )
  );
}
