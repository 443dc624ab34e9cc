import { useLayoutEffect } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { adoptStyle } from '../../dom/adopt-style.ts';
import { useCartContext } from '../cart-context.tsx';
import { Arrival } from './arrival.tsx';
import css from './gift.css';
import { PackedPicture } from './packed-picture.tsx';

export interface GiftProps {
  readonly item: CartItem;
  readonly part: 'picture' | 'arrival';
  /** Whether the packaging differs from that of the first render. */
  readonly changed: boolean;
}

/** What a newly chosen packaging looks like, or when it arrives. Loaded with the first choice. */
export function Gift({ item, part, changed }: GiftProps) {
  const { host } = useCartContext();
  useLayoutEffect(() => {
    if (host?.shadowRoot) adoptStyle(host.shadowRoot, css);
  }, [host]);

  if (part === 'picture') return <PackedPicture item={item} visible={changed} />;
  return changed ? <Arrival item={item} /> : null;
}
