import { orderPrefixOf, tenants, type Tenant } from './tenant.ts';

/** The tenant of an order id such as `1-JD1234567`. @throws Error for an unknown prefix. */
export function tenantOfOrderId(orderId: string): Tenant {
  const found = tenants.find((tenant) => `${orderId}`.startsWith(`1-${orderPrefixOf(tenant)}`));
  if (found === undefined) throw new Error('Cannot map tenant from invalid order ID');
  return found;
}
