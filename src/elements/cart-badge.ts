import { CartBadgeElement } from './cart-badge-element.ts';
import { defineElement } from './define-element.ts';

defineElement('cart-badge', CartBadgeElement);

export { CartBadgeElement };
export type * from './host-types.ts';
