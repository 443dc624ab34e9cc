import type { Operation } from './operation.ts';
import * as addItem from './operations/add-item.ts';
import * as cart from './operations/cart.ts';
import * as events from './operations/events.ts';
import * as paymentMethods from './operations/payment-methods.ts';
import * as products from './operations/products.ts';
import * as shop from './operations/shop.ts';
import * as wishlist from './operations/wishlist.ts';

const unnamed = { ...addItem, ...cart, ...events, ...paymentMethods, ...products, ...shop, ...wishlist };

/** An operation with its name, which only tools need. */
export type NamedOperation = Operation & { readonly name: string };

type Operations = { readonly [Name in keyof typeof unnamed]: (typeof unnamed)[Name] & { readonly name: Name } };

export const operations = Object.fromEntries(
  Object.entries(unnamed).map(([name, operation]) => [name, { ...operation, name }]),
) as unknown as Operations;
