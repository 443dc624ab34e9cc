import type { AttributesOf, HandlersOf, Tags, WithOrdinary } from './tags.ts';

type Props<Name extends keyof Tags> = AttributesOf<Name> & HandlersOf<Name, 'on'> & HandlersOf<Name, 'on:'>;

/** `<cart-fragment>` in a Svelte template: event handlers such as `oncartChange` (Svelte 5) or `on:cartChange`. */
export type CartFragmentSvelteProps = Props<'cart-fragment'>;

/** `<wishlist-toggle>` in a Svelte template. */
export type WishlistToggleSvelteProps = Props<'wishlist-toggle'>;

/** `<wishlist-fragment>` in a Svelte template. */
export type WishlistFragmentSvelteProps = Props<'wishlist-fragment'>;

/** @ts-ignore Hosts without Svelte lack its types and do not need them. */
type Ordinary = import('svelte/elements').HTMLAttributes<HTMLElement>;

type Elements = { [Name in keyof Tags]: WithOrdinary<Ordinary, Props<Name>> };

declare global {
  // Svelte's tools read this global namespace.
  namespace svelteHTML {
    interface IntrinsicElements extends Elements {}
  }
}
