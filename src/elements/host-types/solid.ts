import type { FragmentDataInput } from '../../domain/fragment-data-input.ts';
import type { FragmentEventMap } from '../fragment-events.ts';
import type { EventHandlers, TagAttributes, WithOrdinary } from './tag-attributes.ts';
import type {
  CartBadgeAttributes,
  WishlistBadgeAttributes,
  WishlistEventMap,
  WishlistFragmentAttributes,
  WishlistFragmentEventMap,
  WishlistToggleAttributes,
} from './wishlist.ts';

/** `<cart-fragment>` in the JSX of Solid: `prop:fragmentData`, and event handlers such as `on:cartChange`. */
export interface CartFragmentSolidProps extends TagAttributes, EventHandlers<'on:', FragmentEventMap> {
  readonly 'prop:fragmentData'?: FragmentDataInput | null | undefined;
}

/** `<wishlist-toggle>` in the JSX of Solid. */
export interface WishlistToggleSolidProps extends WishlistToggleAttributes, EventHandlers<'on:', WishlistEventMap> {}

/** `<wishlist-fragment>` in the JSX of Solid. */
export interface WishlistFragmentSolidProps
  extends Omit<WishlistFragmentAttributes, 'fragmentData'>, EventHandlers<'on:', WishlistFragmentEventMap> {
  readonly 'prop:fragmentData'?: WishlistFragmentAttributes['fragmentData'];
}

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Hosts without Solid lack its types and do not need them. */
// oxlint-disable-next-line typescript/consistent-type-imports
type Ordinary = import('solid-js').JSX.HTMLAttributes<HTMLElement>;

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Likewise. */
declare module 'solid-js' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'cart-fragment': WithOrdinary<Ordinary, CartFragmentSolidProps>;
      'cart-badge': WithOrdinary<Ordinary, CartBadgeAttributes>;
      'wishlist-badge': WithOrdinary<Ordinary, WishlistBadgeAttributes>;
      'wishlist-toggle': WithOrdinary<Ordinary, WishlistToggleSolidProps>;
      'wishlist-fragment': WithOrdinary<Ordinary, WishlistFragmentSolidProps>;
    }
  }
}
