import type { Cart } from 'cart-fragment/api';
import { Refusal } from '../../calls/refusal.ts';
import { openAssortment, noAdjustments, type Adjustments } from '../assortment.ts';
import type { ShopTenant } from '../catalog/shop-tenant.ts';
import { addItem } from '../rules/add-item.ts';
import { emptyCart, type StoredCart } from '../rules/stored-cart.ts';
import type { RuleContext } from '../rules/rule-context.ts';
import { computeCart } from '../rules/compute-cart.ts';
import { testNow } from './test-shop.ts';

/** Products of the catalog by their relevant property. */
export const known = {
  reduced: 'p-1001',
  ticket: 'p-1002',
  friends: 'p-1005',
  plain: 'p-1013',
  box: 'p-2001',
  reducedBox: 'p-2002',
  voucher: 'p-3001',
  giftWrap: 'p-4001',
};
export const ticketAppointment = 'a-90017';

export function contextOf(
  tenant: ShopTenant = 'JS_DE',
  { adjustments = {}, ...rest }: Partial<Omit<RuleContext, 'assortment'>> & { adjustments?: Partial<Adjustments> } = {},
): RuleContext {
  const now = rest.now ?? testNow;
  const assortment = openAssortment(tenant, now, { ...noAdjustments, ...adjustments });
  return { assortment, now, loggedIn: rest.loggedIn ?? true };
}

/** A line: product, quantity and variant of the packaging. */
export type TestLine = readonly [productId: string, quantity?: number, packagingVariantId?: string];

export function cartWith(lines: readonly TestLine[], context: RuleContext = contextOf()): StoredCart {
  return lines.reduce((cart, [productId, quantity = 1, packaging], index) => {
    const appointmentId = productId === known.ticket ? ticketAppointment : null;
    const added = addItem(cart, { productId, quantity, appointmentId }, context);
    if (packaging === undefined) return added;
    const repacked = added.lines.map((line, at) => (at === index ? { ...line, packagingVariantId: packaging } : line));
    return { ...added, lines: repacked };
  }, emptyCart('cart-1'));
}

export function computed(lines: readonly TestLine[], context: RuleContext = contextOf()): Cart {
  return computeCart(cartWith(lines, context), context);
}

/** Returns the code of a refusal; null if the attempt succeeds. */
export function codeOf(attempt: () => unknown): number | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.body.errorCode;
    throw error;
  }
}
