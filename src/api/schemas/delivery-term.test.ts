import { expect, it } from 'vitest';
import { deliveryTermsSchema } from './delivery-term.ts';
import * as z from './zod.ts';

it('reads delivery terms in either spelling, and drops invalid ones', () => {
  const term = { packagingType: 'gift_box', shippingMethod: 'box_express', date: '2027-04-17', text: 'am 17. April' };
  const rest = { packagingType: 'GiftBox', shippingMethod: 'BoxExpress', text: 'bald' };
  expect(z.parse(deliveryTermsSchema, [term, { ...term, text: null }, null, rest])).toEqual([
    { packagingType: 'GiftBox', shippingMethod: 'BoxExpress', date: '2027-04-17', text: 'am 17. April' },
    { packagingType: 'GiftBox', shippingMethod: 'BoxExpress', date: null, text: 'bald' },
  ]);
  expect(z.safeParse(deliveryTermsSchema, { terms: [] }).success).toBe(false);
});
