import type { FragmentEventMap } from '../fragment-events.ts';
import type { CartAttributes, EventHandlers, WithOrdinary } from './tag-attributes.ts';
import type {
  CartBadgeAttributes,
  WishlistBadgeAttributes,
  WishlistEventMap,
  WishlistFragmentAttributes,
  WishlistFragmentEventMap,
  WishlistToggleAttributes,
} from './wishlist.ts';

/** `<cart-fragment>` in a Svelte template: event handlers such as `oncartChange` (Svelte 5) or `on:cartChange`. */
export type CartFragmentSvelteProps = CartAttributes & Handlers<FragmentEventMap>;

type Handlers<Events> = EventHandlers<'on', Events> & EventHandlers<'on:', Events>;

/** `<wishlist-toggle>` in a Svelte template. */
export type WishlistToggleSvelteProps = WishlistToggleAttributes & Handlers<WishlistEventMap>;

/** `<wishlist-fragment>` in a Svelte template. */
export type WishlistFragmentSvelteProps = WishlistFragmentAttributes & Handlers<WishlistFragmentEventMap>;

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Hosts without Svelte lack its types and do not need them. */
// oxlint-disable-next-line typescript/consistent-type-imports
type Ordinary = import('svelte/elements').HTMLAttributes<HTMLElement>;

declare global {
  // Svelte's tools read this global namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace svelteHTML {
    interface IntrinsicElements {
      'cart-fragment': WithOrdinary<Ordinary, CartFragmentSvelteProps>;
      'cart-badge': WithOrdinary<Ordinary, CartBadgeAttributes>;
      'wishlist-badge': WithOrdinary<Ordinary, WishlistBadgeAttributes>;
      'wishlist-toggle': WithOrdinary<Ordinary, WishlistToggleSvelteProps>;
      'wishlist-fragment': WithOrdinary<Ordinary, WishlistFragmentSvelteProps>;
    }
  }
}
