import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { showsFriendsBadge } from './friends-discount.ts';

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
