import { fromMinor, toMinor, type Cart, type CartItem, type Voucher } from 'cart-fragment/api';
import type { Assortment } from '../assortment.ts';
import type { StoredCart, ReservedAppointment } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';
import { discountOf, type CartDiscount } from './discount.ts';
import { paybackOf } from './payback.ts';
import { packagingTotalOf, priceLines, sumOf, type PricedLine } from './priced-line.ts';
import { appliedMethod, shippingMethodsFor } from './shipping-choice.ts';
import { deductVouchers, leftoverOf, type Deduction } from './voucher-deduction.ts';

/** Computes the cart of an answer. Sums are computed in integer minor units. */
export function computeCart(state: StoredCart, context: RuleContext): Cart {
  const { assortment } = context;
  const price = (minor: number) => ({ gross: fromMinor(minor, assortment.currency) });
  const lines = priceLines(state.lines, assortment);
  const methods = shippingMethodsFor(lines, assortment);
  const method = appliedMethod(state.shippingMethod, methods);
  const discount = discountOf(lines, state.coupon?.code ?? null);
  const packagingTotal = packagingTotalOf(lines);
  const due = sumOf(lines) + packagingTotal + (method?.price ? toMinor(method.price.gross) : 0) - discount.total;
  const deductions = deductVouchers(state.vouchers, due - valueVouchersIn(lines));
  const deducted = deductions.reduce((sum, deduction) => sum + deduction.deducted, 0);
  const cart: Cart = {
    cartId: state.cartId,
    cartVersion: state.cartVersion,
    items: lines.map((line) => itemOf(line, discount, assortment)),
    packagingTotal: price(packagingTotal),
    shipping: { method: method?.method ?? null, price: method?.price ?? price(0) },
    total: price(due - deducted),
    totalDiscount: price(discount.total).gross,
    coupon: discount.code === null ? null : { code: discount.code },
    discount: discount.campaign === null ? null : { campaign: discount.campaign },
    discountStatus: discount.status,
    vouchers: deductions.map((deduction) => voucherOf(deduction, assortment)),
    leftoverTotal: price(leftoverOf(deductions)),
    payback: { number: state.paybackNumber, scrid: state.scrid, points: null },
    selectedPaymentType: state.selectedPaymentType,
    availableShippingMethods: methods,
    rebuilt: state.rebuilt,
  };
  return { ...cart, payback: paybackOf(cart, assortment.tenant) };
}

/** Returns the sum of value vouchers, which applied vouchers cannot pay for. */
export function valueVouchersIn(lines: readonly PricedLine[]): number {
  return sumOf(lines.filter(({ product }) => product.productType === 'ValueVoucher'));
}

function itemOf(
  { line, product, packaging, total }: PricedLine,
  discount: CartDiscount,
  assortment: Assortment,
): CartItem {
  return {
    id: line.id,
    quantity: line.quantity,
    experienceId: assortment.experienceId(product.id),
    product,
    total: { gross: fromMinor(total, assortment.currency) },
    discount: discount.lineIds.has(line.id) && discount.campaign !== null ? { campaign: discount.campaign } : null,
    appointment: line.appointment && appointmentOf(line.appointment),
    appointmentUrl: line.appointment && `availabilities/${product.id}/${assortment.experienceId(product.id)}`,
    selectedPackaging: packaging,
    availablePackagingOptions: assortment.packagings(product.id),
  };
}

function appointmentOf({ reservedUntil: _, ...appointment }: ReservedAppointment): CartItem['appointment'] {
  return appointment;
}

function voucherOf({ voucher, deducted }: Deduction, { currency }: Assortment): Voucher {
  return {
    id: voucher.id,
    balance: fromMinor(voucher.balance, currency),
    deductedAtPurchase: fromMinor(deducted, currency),
  };
}
