import { brandOf, type Tenant } from '../domain/tenant.ts';
import type { WishlistChange } from './events.ts';
import { itemOf, saleOf } from './items.ts';
import type { Line } from './read-shop-data.ts';
import { unknownProduct } from './wishlist-events.ts';

/** Describes a product in full, or by its id where a page has told no more of it. */
export function describeProduct(id: string, line: Line | undefined, tenant: Tenant): WishlistChange {
  if (!line) return unknownProduct(brandOf(tenant))(id);
  return saleOf([itemOf({ ...line, quantity: 1 }, { tenant })], line.product.price.gross.currencyCode);
}
