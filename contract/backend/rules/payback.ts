import {
  type Cart,
  checkLoyaltyNumber,
  countPoints,
  excludedSkus,
  hasLoyaltyProgram,
  type Payback,
} from 'cart-fragment/api';
import { refuseCall } from '../../calls/refusal.ts';
import type { ShopTenant } from '../catalog/shop-tenant.ts';
import type { StoredCart } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';

/** Returns the loyalty data of a computed cart; empty for tenants without the program. */
export function paybackOf(cart: Cart, tenant: ShopTenant): Payback {
  if (!hasLoyaltyProgram(tenant)) return { number: null, scrid: null, points: null };
  const { number, scrid } = cart.payback;
  return { number, scrid, points: countPoints(cart, excludedSkus) };
}

/** Sets the loyalty number; an empty one removes it. */
export function setPaybackNumber(
  cart: StoredCart,
  { paybackNumber }: { paybackNumber: string },
  { assortment }: RuleContext,
): StoredCart {
  if (!hasLoyaltyProgram(assortment.tenant)) refuseCall(422, 'In diesem Shop gibt es kein PAYBACK.', category);
  if (paybackNumber.trim() === '') return { ...cart, paybackNumber: null };
  const digits = paybackNumber.replaceAll(' ', '');
  const fault = /^\d{10}$/.test(digits) ? checkLoyaltyNumber(digits) : 'length';
  if (fault) refuseCall(422, messages[fault], category);
  return { ...cart, paybackNumber: digits };
}

const category = 'input_validation_error';

const messages = {
  length: 'Die PAYBACK-Nummer besteht aus 10 Ziffern.',
  checksum: 'Die eingegebene PAYBACK-Nummer ist nicht gültig.',
};
