import { defineElement } from './define-element.ts';
import { WishlistToggleElement } from './wishlist-toggle-element.ts';

defineElement('wishlist-toggle', WishlistToggleElement);

export { WishlistToggleElement };
export type * from './host-types.ts';
