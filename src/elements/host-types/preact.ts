import type { CartFragmentReactProps, WishlistFragmentReactProps, WishlistToggleReactProps } from './react.ts';
import type { WithOrdinary } from './tag-attributes.ts';

/** `<cart-fragment>` in the JSX of Preact, where it is spelled as in React. */
export type CartFragmentPreactProps = CartFragmentReactProps;

// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Hosts without Preact lack its types and do not need them. */
// eslint-disable-next-line @typescript-eslint/consistent-type-imports
type Ordinary = import('preact').HTMLAttributes<HTMLElement>;

// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Likewise. */
declare module 'preact' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'cart-fragment': WithOrdinary<Ordinary, CartFragmentPreactProps>;
      'wishlist-toggle': WithOrdinary<Ordinary, WishlistToggleReactProps>;
      'wishlist-fragment': WithOrdinary<Ordinary, WishlistFragmentReactProps>;
    }
  }
}
