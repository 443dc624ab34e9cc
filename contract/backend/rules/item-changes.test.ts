import { describe, expect, it } from 'vitest';
import { cartWith, codeOf, computed, known, contextOf } from '../testing/build-cart.ts';
import { addItem } from './add-item.ts';
import { computeCart } from './compute-cart.ts';
import { removeItem, setItemPackaging, setItemQuantity } from './item-changes.ts';

const { plain, reduced, box, ticket } = known;
const context = contextOf();

describe('setItemQuantity', () => {
  it.each([
    [25, null],
    [26, 0],
  ])('sets the quantity %i: %s', (quantity, code) => {
    expect(codeOf(() => setItemQuantity(cartWith([[plain]]), { cartItemId: 'item-1', quantity }))).toBe(code);
  });

  it('lets a larger quantity stay or decrease', () => {
    const cart = cartWith([[plain, 40]]);
    expect(setItemQuantity(cart, { cartItemId: 'item-1', quantity: 30 }).lines[0]?.quantity).toBe(30);
  });

  it('refuses an item that is not in the cart', () => {
    expect(codeOf(() => setItemQuantity(cartWith([]), { cartItemId: 'item-1', quantity: 2 }))).toBe(0);
  });
});

describe('removeItem', () => {
  it('ignores an item that is not in the cart', () => {
    const cart = removeItem(cartWith([[plain], [box]]), { cartItemId: 'item-1' });
    expect(removeItem(cart, { cartItemId: 'item-1' }).lines.map(({ id }) => id)).toEqual(['item-2']);
  });
});

describe('setItemPackaging', () => {
  const pack = (productId: string, packagingOptionType: string, packagingVariantId: string | null) => {
    const change = { itemId: 'item-1', packagingOptionType, packagingVariantId };
    return computeCart(setItemPackaging(cartWith([[productId]]), change, context), context);
  };

  it.each([
    ['Envelope', 'envelope-1', 'Klassisch', 3.9],
    ['GiftBox', 'giftbox-8', 'Konfetti', 7.9],
    ['GiftBox', null, 'Sternenhimmel', 7.9],
    ['Pdf', null, 'Zum Selbstausdrucken', 0],
  ])('chooses %s %s: %s for %d', (type, variantId, variantTitle, price) => {
    const cart = pack(reduced, type, variantId);
    expect(cart.items[0]?.selectedPackaging).toMatchObject({ type, variantTitle, price: { gross: { amount: price } } });
    expect(cart.packagingTotal.gross.amount).toBe(price);
  });

  it.each([
    [box, 'Envelope', 'envelope-1'],
    [ticket, 'GiftBox', 'giftbox-7'],
    [plain, 'Envelope', 'giftbox-7'],
    [plain, 'GiftBox', 'giftbox-99'],
    [plain, 'Included', null],
  ])('refuses for %s %s %s', (productId, type, variantId) => {
    expect(codeOf(() => pack(productId, type, variantId))).toBe(0);
  });
});

describe('packagingTotalOf', () => {
  it('counts one packaging per line, regardless of its quantity', () => {
    expect(computed([[reduced, 5, 'envelope-1'], [plain, 1, 'giftbox-7'], [box]]).packagingTotal.gross.amount).toBe(
      11.8,
    );
  });

  it('counts no packaging for boxes', () => {
    expect(computed([[box]]).items[0]).toMatchObject({
      selectedPackaging: { type: 'Included', price: { gross: { amount: 0 } } },
      availablePackagingOptions: [],
    });
  });
});

describe('addItem', () => {
  it('increases the quantity of the same voucher, and gives every line its own id', () => {
    const cart = cartWith([[plain], [box], [plain, 2]]);
    expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['item-1', 3],
      ['item-2', 1],
    ]);
    const later = addItem(
      removeItem(cart, { cartItemId: 'item-2' }),
      { productId: box, quantity: 1, appointmentId: null },
      context,
    );
    expect(later.lines[1]?.id).toBe('item-3');
  });

  it('keeps tickets of different appointments separate', () => {
    const cart = addItem(cartWith([[ticket]]), { productId: ticket, quantity: 1, appointmentId: null }, context);
    expect(cart.lines.map(({ appointment }) => appointment?.appointmentId ?? null)).toEqual(['a-90017', null]);
  });

  it.each([
    ['p-9999', null],
    [plain, 'a-90017'],
    [ticket, 'a-1'],
  ])('refuses %s with the appointment %s', (productId, appointmentId) => {
    expect(codeOf(() => addItem(cartWith([]), { productId, quantity: 1, appointmentId }, context))).toBe(0);
  });
});
