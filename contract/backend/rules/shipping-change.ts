import type { ShippingMethodName } from 'cart-fragment/api';
import { refuseCall } from '../../calls/refusal.ts';
import type { StoredCart } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';
import { priceLines } from './priced-line.ts';
import { shippingMethodsFor } from './shipping-choice.ts';

export function setShippingMethod(
  cart: StoredCart,
  { method }: { method: ShippingMethodName },
  { assortment }: RuleContext,
): StoredCart {
  const offered = shippingMethodsFor(priceLines(cart.lines, assortment), assortment);
  if (!offered.some((row) => row.method === method)) {
    refuseCall(422, 'Diese Versandart gibt es für deinen Warenkorb gerade nicht.');
  }
  return { ...cart, shippingMethod: method };
}
