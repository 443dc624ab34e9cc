import { defineElement } from './define-element.ts';
import { WishlistBadgeElement } from './wishlist-badge-element.ts';

defineElement('wishlist-badge', WishlistBadgeElement);

export { WishlistBadgeElement };
export type * from './host-types.ts';
