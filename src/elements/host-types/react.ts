import type { CartBadgeElement } from '../cart-badge-element.ts';
import type { CartFragmentElement } from '../cart-fragment-element.ts';
import type { FragmentEventMap } from '../fragment-events.ts';
import type { WishlistBadgeElement } from '../wishlist-badge-element.ts';
import type { WishlistFragmentElement } from '../wishlist-fragment-element.ts';
import type { WishlistToggleElement } from '../wishlist-toggle-element.ts';
import type { CartAttributes, EventHandlers, WithOrdinary } from './tag-attributes.ts';
import type {
  CartBadgeAttributes,
  WishlistBadgeAttributes,
  WishlistEventMap,
  WishlistFragmentAttributes,
  WishlistFragmentEventMap,
  WishlistToggleAttributes,
} from './wishlist.ts';

/** `<cart-fragment>` in JSX: attributes, the property `fragmentData`, and event handlers such as `oncartChange`. */
export interface CartFragmentReactProps
  extends CartAttributes, EventHandlers<'on', FragmentEventMap>, ReactAttributes {}

interface ReactAttributes {
  readonly class?: string | undefined;
}

/** `<wishlist-toggle>` in JSX. */
export interface WishlistToggleReactProps
  extends WishlistToggleAttributes, EventHandlers<'on', WishlistEventMap>, ReactAttributes {}

/** `<wishlist-fragment>` in JSX. */
export interface WishlistFragmentReactProps
  extends WishlistFragmentAttributes, EventHandlers<'on', WishlistFragmentEventMap>, ReactAttributes {}

/** `<cart-badge>` in JSX. */
export interface CartBadgeReactProps extends CartBadgeAttributes, ReactAttributes {}

/** `<wishlist-badge>` in JSX. */
export interface WishlistBadgeReactProps extends WishlistBadgeAttributes, ReactAttributes {}

// The emitted declarations retain ts-ignore comments; ts-expect-error would fail there for hosts with React.
// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Hosts without React lack its types and do not need them. */
// oxlint-disable-next-line typescript/consistent-type-imports
type Ordinary<Element> = import('react').HTMLAttributes<Element> & import('react').ClassAttributes<Element>;

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Likewise. */
declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'cart-fragment': WithOrdinary<Ordinary<CartFragmentElement>, CartFragmentReactProps>;
      'cart-badge': WithOrdinary<Ordinary<CartBadgeElement>, CartBadgeReactProps>;
      'wishlist-badge': WithOrdinary<Ordinary<WishlistBadgeElement>, WishlistBadgeReactProps>;
      'wishlist-toggle': WithOrdinary<Ordinary<WishlistToggleElement>, WishlistToggleReactProps>;
      'wishlist-fragment': WithOrdinary<Ordinary<WishlistFragmentElement>, WishlistFragmentReactProps>;
    }
  }
}
