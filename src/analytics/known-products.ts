import { brandOf, type Tenant } from '../domain/tenant.ts';
import { itemOf, saleOf } from './items.ts';
import type { Line } from './read-shop-data.ts';
import { type DescribeProduct, unknownProduct } from './wishlist-events.ts';

/** Describes the products that a page has told of in full, and others by their ids. */
export function describeKnown(products: ReadonlyMap<string, Line>, tenant: Tenant): DescribeProduct {
  return (id) => {
    const line = products.get(id);
    if (!line) return unknownProduct(brandOf(tenant))(id);
    return saleOf([itemOf({ ...line, quantity: 1 }, { tenant })], line.product.price.gross.currencyCode);
  };
}
