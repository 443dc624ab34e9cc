import { fromMinor, toMinor, type Money } from './money.ts';
import { orderPrefixOf, taxRateOf, tenants, type Tenant } from './tenant.ts';

/** The tenant of an order id such as `1-JD1234567`. @throws Error for an unknown prefix. */
export function tenantOfOrderId(orderId: string): Tenant {
  const found = tenants.find((tenant) => `${orderId}`.startsWith(`1-${orderPrefixOf(tenant)}`));
  if (found === undefined) throw new Error('Cannot map tenant from invalid order ID');
  return found;
}

/** An amount without the tenant's tax, rounded to minor units. */
export function netOf(gross: Money, tenant: Tenant): Money {
  return fromMinor(Math.round(toMinor(gross) / taxRateOf(tenant)), gross.currencyCode);
}

/**
 * The share of an order that value vouchers paid, from 0 to 1.
 * @param grossTotal what is left to pay, after the vouchers.
 * @param vouchers what the value vouchers paid.
 */
export function deductedShareOf(grossTotal: Money, vouchers: Money): number {
  const sum = toMinor(vouchers);
  return sum > 0 ? sum / (toMinor(grossTotal) + sum) : 0;
}
