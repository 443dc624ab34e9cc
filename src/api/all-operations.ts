import * as addItem from './operations/add-item.ts';
import * as cart from './operations/cart.ts';
import * as events from './operations/events.ts';
import * as paymentMethods from './operations/payment-methods.ts';
import * as products from './operations/products.ts';
import * as shop from './operations/shop.ts';
import * as wishlist from './operations/wishlist.ts';

/** Every operation, by name. */
export const operations = { ...addItem, ...cart, ...events, ...paymentMethods, ...products, ...shop, ...wishlist };
