import fc from 'fast-check';
import { type Cart, cartSchema } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../calls/refusal.ts';
import type { ShopTenant } from '../catalog/shop-tenant.ts';
import { emptyCart, type StoredCart } from './stored-cart.ts';
import { partsOf } from '../testing/minor.ts';
import { known, ticketAppointment, contextOf } from '../testing/build-cart.ts';
import { addItem } from './add-item.ts';
import type { RuleContext } from './rule-context.ts';
import { computeCart } from './compute-cart.ts';
import { coupons } from './coupons.ts';
import { addCoupon, removeCoupon } from './discount-changes.ts';
import { removeItem, setItemPackaging, setItemQuantity } from './item-changes.ts';
import { reviseCart } from './revise-cart.ts';
import { setShippingMethod } from './shipping-change.ts';
import { applyVoucher, removeVoucher } from './voucher-changes.ts';

type Change = (cart: StoredCart, context: RuleContext) => StoredCart;

const cartItemId = fc.constantFrom('item-1', 'item-2', 'item-3', 'item-4');
const quantity = fc.integer({ min: 1, max: 25 });
const voucherId = fc.constantFrom('GS-1', 'GS-2');
const packagingOptionType = fc.constantFrom('Pdf', 'Envelope', 'GiftBox');

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ productId: fc.constantFrom(...Object.values(known)), quantity }).map((addition) => {
    const appointmentId = addition.productId === known.ticket ? ticketAppointment : null;
    return (cart: StoredCart, context: RuleContext) => addItem(cart, { ...addition, appointmentId }, context);
  }),
  fc.record({ cartItemId, quantity }).map((body) => (cart: StoredCart) => setItemQuantity(cart, body)),
  fc.record({ cartItemId }).map((body) => (cart: StoredCart) => removeItem(cart, body)),
  fc.record({ itemId: cartItemId, packagingOptionType }).map((body) => (cart: StoredCart, context: RuleContext) => {
    return setItemPackaging(cart, { ...body, packagingVariantId: null }, context);
  }),
  fc.constantFrom('Online', 'Standard', 'Express', 'BoxStandard', 'BoxExpress').map((method) => {
    return (cart: StoredCart, context: RuleContext) => setShippingMethod(cart, { method }, context);
  }),
  fc.constantFrom(...coupons.map(({ code }) => code)).map((coupon) => (cart: StoredCart, context: RuleContext) => {
    return addCoupon(cart, { coupon }, context);
  }),
  fc.constant(removeCoupon),
  fc.record({ voucherId, balance: fc.integer({ min: 1, max: 100_000 }) }).map((offer) => {
    return (cart: StoredCart, context: RuleContext) =>
      applyVoucher(cart, { ...offer, currencyCode: context.assortment.currency }, context);
  }),
  fc.record({ voucherId }).map((body) => (cart: StoredCart) => removeVoucher(cart, body)),
);

const changes = fc.array(change, { maxLength: 30 });
const tenant = fc.constantFrom<ShopTenant>('JS_DE', 'JS_AT', 'MD_DE', 'MD_AT', 'MD_CH');

function attempt(cart: StoredCart, wished: Change, context: RuleContext): StoredCart {
  try {
    return reviseCart(cart, wished(cart, context), context);
  } catch (error) {
    if (error instanceof Refusal) return cart;
    throw error;
  }
}

function withoutVersion(cart: Cart) {
  return { ...cart, cartVersion: 0 };
}

describe('computeCart', () => {
  it('has a total that is the exact sum of its parts, and never below 0', () => {
    fc.assert(
      fc.property(changes, tenant, (sequence, sells) => {
        const context = contextOf(sells);
        let cart = emptyCart('cart-1');
        for (const change of sequence) {
          cart = attempt(cart, change, context);
          const parts = partsOf(computeCart(cart, context));
          const { items, packaging, shipping, discount, vouchers, total } = parts;
          expect(total).toBe(items + packaging + shipping - discount - vouchers);
          expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('always matches the contract, in one currency', () => {
    fc.assert(
      fc.property(changes, tenant, (sequence, sells) => {
        const context = contextOf(sells);
        const answer = computeCart(
          sequence.reduce((cart, change) => attempt(cart, change, context), emptyCart('cart-1')),
          context,
        );
        expect(cartSchema.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
      }),
    );
  });

  it('deducts no more than the balance from a voucher', () => {
    fc.assert(
      fc.property(changes, (sequence) => {
        const context = contextOf();
        const state = sequence.reduce((cart, change) => attempt(cart, change, context), emptyCart('cart-1'));
        for (const { balance, deductedAtPurchase } of computeCart(state, context).vouchers) {
          expect(deductedAtPurchase.amount).toBeLessThanOrEqual(balance.amount!);
        }
      }),
    );
  });
});

describe('reviseCart', () => {
  it('increases the version exactly when the answer differs', () => {
    fc.assert(
      fc.property(changes, (sequence) => {
        const context = contextOf();
        let cart = emptyCart('cart-1');
        for (const change of sequence) {
          const next = attempt(cart, change, context);
          const [before, after] = [computeCart(cart, context), computeCart(next, context)];
          const differs = JSON.stringify(withoutVersion(before)) !== JSON.stringify(withoutVersion(after));
          expect(after.cartVersion - before.cartVersion).toBe(differs ? 1 : 0);
          cart = next;
        }
      }),
    );
  });

  it('increases the version once for a repeated change, except for added items', () => {
    fc.assert(
      fc.property(changes, change, (sequence, last) => {
        const context = contextOf();
        const start = sequence.reduce((cart, change) => attempt(cart, change, context), emptyCart('cart-1'));
        const once = attempt(start, last, context);
        fc.pre(piecesIn(once) <= piecesIn(start));
        expect(attempt(once, last, context)).toEqual(once);
      }),
    );
  });
});

function piecesIn({ lines }: StoredCart): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
