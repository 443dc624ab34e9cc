import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import { friendsDiscountState, showsFriendsBadge } from './friends-discount.ts';

describe('showsFriendsBadge', () => {
  const product = buildProduct({ hasFriendsDiscount: true });

  it.each([
    ['a friends-discount experience', buildItem({ product }), true],
    ['a ticket for one', buildItem({ product, appointment: buildAppointment() }), false],
    ['an experience without the discount', buildItem(), false],
    ['a box', buildItem({ product: { ...product, productType: 'Box' } }), false],
  ])('for %s', (_, item, shown) => {
    expect(showsFriendsBadge(item)).toBe(shown);
  });
});

describe('friendsDiscountState', () => {
  const reduced = buildProduct({ price: price(90), originalPrice: price(100) });
  const by = (campaign: string) => ({ discount: { campaign } });

  it.each([
    ['offered', buildItem()],
    ['deducted', buildItem(by('friends'))],
    ['reduced', buildItem({ product: reduced })],
    ['reduced', buildItem({ product: reduced, ...by('Willkommen') })],
    ['replaced', buildItem(by('Willkommen'))],
    ['offered', buildItem({ product: { ...reduced, originalPrice: price(90) } })],
  ] as const)('is %s', (state, item) => {
    expect(friendsDiscountState(item)).toBe(state);
  });
});
