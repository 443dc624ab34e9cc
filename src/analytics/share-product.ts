import type { Tenant } from '../domain/tenant.ts';
import { itemOf, saleOf } from './items.ts';
import { incompletePushes, knownProducts } from './known-products.ts';
import type { Line } from './read-shop-data.ts';

/** Makes a product's description available to the rest of the page, parts of which know only ids. */
export function shareProduct(line: Line, tenant: Tenant): void {
  const { id, price } = line.product;
  const describe = () => saleOf([itemOf({ ...line, quantity: 1 }, { tenant })], price.gross.currencyCode);
  if (!id) return;
  knownProducts().set(id, describe);
  for (const pushed of incompletePushes().get(id) ?? []) Object.assign(pushed, describe());
  incompletePushes().delete(id);
}
