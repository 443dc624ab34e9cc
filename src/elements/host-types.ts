/** The tags in the templates of frameworks. Each entry that defines one of them exports the types of all. */
export type { CartFragmentPreactProps } from './host-types/preact.ts';
export type {
  CartFragmentReactProps,
  WishlistFragmentReactProps,
  WishlistToggleReactProps,
} from './host-types/react.ts';
export type {
  CartFragmentSolidProps,
  WishlistFragmentSolidProps,
  WishlistToggleSolidProps,
} from './host-types/solid.ts';
export type {
  CartFragmentSvelteProps,
  WishlistFragmentSvelteProps,
  WishlistToggleSvelteProps,
} from './host-types/svelte.ts';
export type {
  CartFragmentVueComponent,
  CartFragmentVueProps,
  WishlistFragmentVueComponent,
  WishlistFragmentVueProps,
  WishlistToggleVueComponent,
  WishlistToggleVueProps,
} from './host-types/vue.ts';
