import type { ShippingMethodName } from 'cart-fragment/contract';
import type { CartState } from './cart-state.ts';
import type { RuleContext } from './rule-context.ts';
import { priceLines } from './priced-line.ts';
import { refuseCall } from './refusal.ts';
import { shippingMethodsFor } from './shipping-choice.ts';

export function setShippingMethod(
  cart: CartState,
  { method }: { method: ShippingMethodName },
  { assortment }: RuleContext,
): CartState {
  const offered = shippingMethodsFor(priceLines(cart.lines, assortment), assortment);
  if (!offered.some((row) => row.method === method)) {
    refuseCall(422, 'Diese Versandart gibt es für deinen Warenkorb gerade nicht.');
  }
  return { ...cart, shippingMethod: method };
}
