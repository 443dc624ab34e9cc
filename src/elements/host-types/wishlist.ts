import type { FragmentEventMap, WishlistPageEventMap } from '../fragment-events.ts';
import type { WishlistDataInput } from '../wishlist-fragment-element.ts';
import type { TagAttributes } from './tag-attributes.ts';

/** The events of `<wishlist-toggle>`, which `<wishlist-fragment>` has as well. */
export type WishlistEventMap = Pick<FragmentEventMap, 'wishlistChange' | 'wishlistError'>;

/** The events of `<wishlist-fragment>`. */
export type WishlistFragmentEventMap = WishlistEventMap & WishlistPageEventMap;

/** The attributes of `<wishlist-toggle>` in templates. */
export interface WishlistToggleAttributes extends Pick<TagAttributes, 'base-url' | 'tenant' | 'customer-email-hash'> {
  readonly 'product-id'?: string | undefined;
  readonly 'product-title'?: string | undefined;
  readonly 'product-data'?: string | undefined;
}

/** The attributes of `<cart-badge>` in templates. */
export type CartBadgeAttributes = Pick<TagAttributes, 'base-url'>;

/** The attributes of `<wishlist-badge>` in templates. */
export type WishlistBadgeAttributes = Pick<TagAttributes, 'base-url' | 'customer-email-hash'>;

/** The attributes of `<wishlist-fragment>` in templates, and its property. */
export interface WishlistFragmentAttributes extends Omit<TagAttributes, 'next-step-url' | 'last-check-url'> {
  readonly 'can-add-to-cart'?: boolean | '' | 'true' | 'false' | undefined;
  readonly fragmentData?: WishlistDataInput | string | null | undefined;
}
