import type { Money } from './money.ts';
import { brandOf, currencyOf, type Tenant } from './tenant.ts';

/** Outer size of a wrapped gift, where the page's data names none (specification, 9). */
export function giftWrapperSizeOf(tenant: Tenant): string {
  return `16,2 x 16,2 x ${brandOf(tenant) === 'MD' ? '1,6' : '1,7'} cm`;
}

/** Price of a box with a greeting card, where the page's data names none (specification, 9). */
export function boxWithGreetingCardPriceOf(tenant: Tenant): Money {
  return { amount: 7.9, currencyCode: currencyOf(tenant) };
}
