import { orderPrefixes, tenants, type Tenant } from './tenant.ts';

/**
 * The tenant that an order belongs to, read from its id such as `1-JD1234567` (specification, 4).
 * @throws Error for an id without a known prefix.
 */
export function tenantOfOrderId(orderId: string): Tenant {
  const found = tenants.find((tenant) => orderId.startsWith(`1-${orderPrefixes[tenant]}`));
  if (found === undefined) throw new Error('Cannot map tenant from invalid order ID');
  return found;
}
