import type {
  CartBadgeReactProps,
  CartFragmentReactProps,
  WishlistBadgeReactProps,
  WishlistFragmentReactProps,
  WishlistToggleReactProps,
} from './react.ts';
import type { WithOrdinary } from './tag-attributes.ts';

/** `<cart-fragment>` in the JSX of Preact, where it is spelled as in React. */
export type CartFragmentPreactProps = CartFragmentReactProps;

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Hosts without Preact lack its types and do not need them. */
// oxlint-disable-next-line typescript/consistent-type-imports
type Ordinary = import('preact').HTMLAttributes<HTMLElement>;

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Likewise. */
declare module 'preact' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'cart-fragment': WithOrdinary<Ordinary, CartFragmentPreactProps>;
      'cart-badge': WithOrdinary<Ordinary, CartBadgeReactProps>;
      'wishlist-badge': WithOrdinary<Ordinary, WishlistBadgeReactProps>;
      'wishlist-toggle': WithOrdinary<Ordinary, WishlistToggleReactProps>;
      'wishlist-fragment': WithOrdinary<Ordinary, WishlistFragmentReactProps>;
    }
  }
}
