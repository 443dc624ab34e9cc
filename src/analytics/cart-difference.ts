import type { Cart, CartItem } from '../domain/cart.ts';
import type { CurrencyCode } from '../domain/money.ts';
import type { Tenant } from '../domain/tenant.ts';
import { addShippingInfo, discountedBy } from './cart-events.ts';
import { type CountedCart, packagingKey } from './counted-cart.ts';
import type { Interaction, Push } from './events.ts';
import { itemOf, saleOf, skuOf } from './items.ts';
import { trackedPackaging } from './packaging.ts';
import type { Difference } from './reported-sales.ts';

/**
 * How the quantities of a cart differ from what was counted of it.
 * @param before the cart that the page showed, with all items that may have been removed since.
 */
export function quantityDifferences(counted: CountedCart, before: Cart, now: Cart, tenant: Tenant): Difference[] {
  const quantities = new Map(counted.items.map(([id, quantity]) => [id, quantity]));
  const present = new Set(now.items.map(({ id }) => id));
  const seen = new Map(before.items.map((item) => [item.id, item]));
  const describe = (cart: Cart, item: CartItem) => itemOf(item, discountedBy(cart, tenant));
  const changed = now.items.map((item) => ({
    item: describe(now, item),
    quantity: item.quantity - (quantities.get(item.id) ?? 0),
  }));
  const gone = counted.items.flatMap(([id, quantity, , described]) => {
    const known = seen.get(id);
    const item = known ? describe(before, known) : described;
    return present.has(id) || !item ? [] : { item, quantity: -quantity };
  });
  return [...changed, ...gone].filter(({ quantity }) => quantity !== 0);
}

/** The pushes for items of which a cart has more or less. */
export function salePushes(differences: readonly Difference[], currency: CurrencyCode): Push[] {
  return ([-1, 1] as const).flatMap((sign): Push[] => {
    const items = differences
      .filter(({ quantity }) => quantity * sign > 0)
      .map(({ item, quantity }) => ({ ...item, quantity: quantity * sign }));
    if (items.length === 0) return [];
    return [{ event: sign > 0 ? 'add_to_cart' : 'remove_from_cart', ecommerce: saleOf(items, currency) }];
  });
}

/** The pushes for everything else that differs from what was counted. */
export function otherPushes(
  counted: CountedCart,
  current: CountedCart,
  before: Cart,
  now: Cart,
  tenant: Tenant,
): Push[] {
  const { method } = now.shipping;
  return [
    ...(method && method !== counted.shipping ? [addShippingInfo(now, method, tenant)] : []),
    ...interactions(counted, current, before, now).map((one): Push => ({ event: 'cart_interaction', ...one })),
  ];
}

function interactions(counted: CountedCart, current: CountedCart, before: Cart, now: Cart): Interaction[] {
  // The number itself names the shopper and is not stored, so only a page that saw the former one can detect another one,
  // and not in a version that another tab has counted.
  const isNew = counted.cartVersion < now.cartVersion;
  const isOther = isNew && Boolean(before.payback.number) && before.payback.number !== now.payback.number;
  const loyaltyNumberSaved = current.hasLoyaltyNumber && (isOther || !counted.hasLoyaltyNumber);
  const isOtherCode = counted.coupon !== current.coupon;
  return [
    ...packagings(counted, now),
    ...(counted.coupon && isOtherCode ? [couponRemoved(before, now)] : []),
    ...(now.coupon && isOtherCode ? [{ interaction: 'coupon_applied', coupon: now.coupon.code } as const] : []),
    ...(current.vouchers < counted.vouchers ? [{ interaction: 'voucher_removed' } as const] : []),
    ...(current.vouchers > counted.vouchers ? [{ interaction: 'voucher_applied' } as const] : []),
    ...(loyaltyNumberSaved ? [{ interaction: 'loyalty_number_saved' } as const] : []),
  ];
}

/** The code itself is not stored either. */
function couponRemoved(before: Cart, now: Cart): Interaction {
  const code = before.coupon?.code;
  return { interaction: 'coupon_removed', ...(code && code !== now.coupon?.code && { coupon: code }) };
}

function packagings(counted: CountedCart, now: Cart): Interaction[] {
  const chosen = new Map(counted.items.map(([id, , packaging]) => [id, packaging]));
  return now.items.flatMap((item) => {
    const { selectedPackaging } = item;
    const before = chosen.get(item.id);
    if (!selectedPackaging || before === undefined || before === packagingKey(item)) return [];
    return [
      {
        interaction: 'packaging_selected',
        item_id: skuOf(item),
        packaging: trackedPackaging(selectedPackaging.type),
      },
    ];
  });
}
