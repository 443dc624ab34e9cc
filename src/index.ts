/** Entry for bundlers. Importing it defines no element. */
export { CartBadgeElement } from './elements/cart-badge-element.ts';
export { CartFragmentElement } from './elements/cart-fragment-element.ts';
export { defineCartFragment, type CartDefinition } from './elements/define-cart-fragment.ts';
export { defineElement } from './elements/define-element.ts';
export { WishlistBadgeElement } from './elements/wishlist-badge-element.ts';
export { WishlistFragmentElement } from './elements/wishlist-fragment-element.ts';
export { WishlistToggleElement } from './elements/wishlist-toggle-element.ts';
export { mountCartFragment, type MountedCart } from './elements/mount-cart-fragment.ts';
export { FragmentInitError } from './domain/fragment-init-error.ts';
export type { FragmentDataInput, RootComponentPropsInput } from './domain/fragment-data-input.ts';
export type { FragmentEventMap, WishlistPageEventMap } from './elements/fragment-events.ts';
export type * from './elements/host-types.ts';
export type { FragmentEvents } from './store/events/fragment-event-details.ts';
export type { Cart, CartItem } from './domain/cart.ts';
export type { Money } from './domain/money.ts';
export type { WishlistDataInput } from './elements/wishlist-fragment-element.ts';
