import { fromMinor, toMinor, type Money } from './money.ts';
import { taxRateOf, type Tenant } from './tenant.ts';

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
