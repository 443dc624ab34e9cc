import { toMinor } from 'cart-fragment/api';
import { change, contentOf, fetchCart, firstOf, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { assert, assertSame } from '../violation.ts';

export const codeChecks: readonly Check[] = [
  {
    id: 'code',
    sentence:
      'add-coupon redeems a code: the cart has it, its discount and the lower total. remove-coupon takes it back, and is repeatable.',
    async run({ visitor, description: { codes } }) {
      const own = await visitor();
      for (const request of codes?.before ?? []) await own.request(request);
      const before = await change(own, 'removeCoupon');
      const redeemed = await change(own, 'addCoupon', { coupon: codes?.works, referer: null });
      assertSame('coupon.code', codes?.works.toUpperCase(), redeemed.coupon?.code.toUpperCase());
      assert(redeemed.discountStatus.success, 'discountStatus.success true', () => 'false');
      assert(toMinor(redeemed.totalDiscount) > 0, 'a totalDiscount above 0', () => '0');
      assertSame('cart of the answer and of GET api/cart', redeemed, await fetchCart(own));
      const again = await change(own, 'addCoupon', { coupon: codes?.works, referer: null });
      assertSame('cart after redeeming the code again', contentOf(redeemed), contentOf(again));
      for (const _ of [1, 2]) {
        assertSame('cart after remove-coupon', contentOf(before), contentOf(await change(own, 'removeCoupon')));
      }
    },
  },
  {
    id: 'refused-code',
    sentence: 'A code that is refused has an error of the catalog (700 to 799), and the previous code stays.',
    async run({ visitor, description: { codes } }) {
      const own = await visitor();
      for (const request of codes?.before ?? []) await own.request(request);
      const redeemed = await change(own, 'addCoupon', { coupon: codes?.works, referer: null });
      const code = refusalIn(await own.call('addCoupon', { body: { coupon: codes?.refused, referer: null } }));
      const isRight = codes?.errorCode === undefined ? code >= 700 && code <= 799 : code === codes.errorCode;
      assert(isRight, `errorCode ${codes?.errorCode ?? '700 to 799'}`, () => `errorCode ${code}`);
      assertSame('cart after the refusal', contentOf(redeemed), contentOf(await fetchCart(own)));
    },
  },
];

export const voucherChecks: readonly Check[] = [
  {
    id: 'voucher',
    sentence:
      'A voucher pays at most its balance; what remains is leftoverTotal. remove-voucher takes it back, and is repeatable.',
    async run({ visitor, description: { vouchers }, largestQuantity }) {
      const own = await visitor();
      const { id: cartItemId, quantity } = firstOf(await fetchCart(own));
      const before = await fetchCart(own);
      for (const request of vouchers?.apply ?? []) await own.request(request);
      const paid = await fetchCart(own);
      const voucher = paid.vouchers.find(({ id }) => id === vouchers?.id);
      assert(
        voucher !== undefined,
        `a voucher ${vouchers?.id}`,
        () => paid.vouchers.map(({ id }) => id).join(', ') || 'none',
      );
      const { balance, deductedAtPurchase } = voucher;
      const most = balance.amount ?? Infinity;
      assert(deductedAtPurchase.amount <= most, `a deduction up to ${most}`, () => `${deductedAtPurchase.amount}`);
      assert(deductedAtPurchase.amount > 0, 'a deduction above 0', () => '0');
      for (const wanted of [largestQuantity, quantity]) {
        const { vouchers: shown } = await change(own, 'setItemQuantity', { cartItemId, quantity: wanted });
        assertSame(
          'vouchers',
          [voucher.id],
          shown.map(({ id }) => id),
        );
      }
      for (const _ of [1, 2]) {
        const removed = await change(own, 'removeVoucher', { voucherId: vouchers?.id });
        assertSame('cart after remove-voucher', contentOf(before), contentOf(removed));
      }
    },
  },
];

export const loyaltyChecks: readonly Check[] = [
  {
    id: 'loyalty-number',
    sentence:
      'set-payback-number stores a valid number, refuses one with a wrong checksum, and removes it with an empty one.',
    async run({ visitor, description: { loyalty } }) {
      const own = await visitor();
      const number = loyalty?.number ?? '';
      const set = async (paybackNumber: string) =>
        (await change(own, 'setPaybackNumber', { paybackNumber })).payback.number;
      assertSame('payback.number', number, await set(number));
      const wrong = number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
      refusalIn(await own.call('setPaybackNumber', { body: { paybackNumber: wrong } }));
      assertSame('payback.number after the refusal', number, (await fetchCart(own)).payback.number);
      assertSame('payback.number', null, (await set('')) || null);
    },
  },
];
