import type { Money } from './money.ts';
import { brandOf, currencyOf, type Tenant } from './tenant.ts';

/** Default outer size of a wrapped gift (specification, 9). */
export function giftWrapperSizeOf(tenant: Tenant): string {
  return `16,2 x 16,2 x ${brandOf(tenant) === 'MD' ? '1,6' : '1,7'} cm`;
}

/** Default price of a box with a greeting card (specification, 9). */
export function boxWithGreetingCardPriceOf(tenant: Tenant): Money {
  return { amount: 7.9, currencyCode: currencyOf(tenant) };
}
