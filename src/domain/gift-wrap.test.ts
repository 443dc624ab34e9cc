import { describe, expect, it } from 'vitest';
import { boxWithGreetingCardPriceOf, giftWrapperSizeOf } from './gift-wrap.ts';

describe('giftWrapperSizeOf and boxWithGreetingCardPriceOf', () => {
  it.each([
    ['JS_DE', '16,2 x 16,2 x 1,7 cm', 'EUR'],
    ['MD_DE', '16,2 x 16,2 x 1,6 cm', 'EUR'],
    ['MD_CH', '16,2 x 16,2 x 1,6 cm', 'CHF'],
  ] as const)('%s', (tenant, size, currencyCode) => {
    expect(giftWrapperSizeOf(tenant)).toBe(size);
    expect(boxWithGreetingCardPriceOf(tenant)).toEqual({ amount: 7.9, currencyCode });
  });
});
