import type { Tenant } from '../domain/tenant.ts';
import { itemOf, saleOf } from './items.ts';
import { knownProducts } from './known-products.ts';
import type { Line } from './read-shop-data.ts';

/** Lets every part of the page describe a product in full that may be known by its id alone there. */
export function shareProduct(line: Line, tenant: Tenant): void {
  const { id, price } = line.product;
  const describe = () => saleOf([itemOf({ ...line, quantity: 1 }, { tenant })], price.gross.currencyCode);
  if (id) knownProducts().set(id, describe);
}
