import type { Money } from './money.ts';
import { brandOf, currencyOf, type Brand, type Tenant } from './tenant.ts';

const sizes: Readonly<Record<Brand, string>> = {
  JS: '16,2 x 16,2 x 1,7 cm',
  MD: '16,2 x 16,2 x 1,6 cm',
};

/** Default outer size of a wrapped gift. */
export function giftWrapperSizeOf(tenant: Tenant): string {
  return sizes[brandOf(tenant)];
}

/** Default price of a box with a greeting card. */
export function boxWithGreetingCardPriceOf(tenant: Tenant): Money {
  return { amount: 7.9, currencyCode: currencyOf(tenant) };
}
