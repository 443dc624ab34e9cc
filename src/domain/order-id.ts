import { orderPrefixOf, tenants, type Tenant } from './tenant.ts';

/** @throws Error for an id without a known prefix, such as that of `1-JD1234567`. */
export function tenantOfOrderId(orderId: string): Tenant {
  const found = tenants.find((tenant) => `${orderId}`.startsWith(`1-${orderPrefixOf(tenant)}`));
  if (found === undefined) throw new Error('Cannot map tenant from invalid order ID');
  return found;
}
