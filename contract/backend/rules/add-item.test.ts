import { describe, expect, it } from 'vitest';
import { cartWith, codeOf, contextOf, known, ticketAppointment } from '../testing/build-cart.ts';
import { addRequestedItem } from './add-item.ts';
import { computeCart } from './compute-cart.ts';

const { plain, reduced, box, ticket } = known;
const context = contextOf();

describe('addRequestedItem', () => {
  it('adds a new item with its quantity, packaging and design', () => {
    const packaging = { packagingOptionType: 'GiftBox', packagingVariantId: 'giftbox-8' } as const;
    const cart = addRequestedItem(cartWith([[plain]]), { productId: reduced, quantity: 3, ...packaging }, context);
    expect(computeCart(cart, context).items[1]).toMatchObject({
      id: 'item-2',
      quantity: 3,
      product: { id: reduced },
      selectedPackaging: { type: 'GiftBox', variantId: 'giftbox-8' },
    });
  });

  it('adds to the same item, which keeps its packaging', () => {
    const packaging = { packagingOptionType: 'GiftBox', packagingVariantId: 'giftbox-8' } as const;
    const cart = addRequestedItem(
      cartWith([[reduced, 2, 'envelope-1']]),
      { productId: reduced, quantity: 1, ...packaging },
      context,
    );
    expect(cart.lines).toMatchObject([{ id: 'item-1', quantity: 3, packagingVariantId: 'envelope-1' }]);
  });

  it('reserves the appointment of a ticket', () => {
    const addition = { productId: ticket, quantity: 2, appointmentId: ticketAppointment };
    const cart = addRequestedItem(cartWith([]), addition, context);
    expect(cart.lines).toMatchObject([{ quantity: 2, appointment: { appointmentId: ticketAppointment } }]);
  });

  const soldOut = contextOf('JS_DE', { adjustments: { takenAppointments: [ticketAppointment] } });

  it.each([
    ['more than 25', { productId: plain, quantity: 26 }, context, 0],
    ['more than 25 with those in the cart', { productId: box, quantity: 5 }, context, 0],
    ['a product that is not sold', { productId: 'p-0', quantity: 1 }, context, 0],
    ['a ticket that is not sold', { productId: 'p-0', quantity: 1, appointmentId: 'a-0' }, context, 0],
    [
      'a packaging that it does not have',
      { productId: reduced, quantity: 1, packagingOptionType: 'Included' },
      context,
      0,
    ],
    ['an unknown appointment', { productId: ticket, quantity: 1, appointmentId: 'a-0' }, context, 300],
    ['a sold-out appointment', { productId: ticket, quantity: 1, appointmentId: ticketAppointment }, soldOut, 300],
  ])('refuses %s', (_, addition, offer, code) => {
    expect(codeOf(() => addRequestedItem(cartWith([[box, 21]]), addition, offer))).toBe(code);
  });
});
