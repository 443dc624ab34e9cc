import type { Cart, CartItem } from '../domain/cart.ts';
import type { Tenant } from '../domain/tenant.ts';
import { addShippingInfo, discountedBy } from './cart-events.ts';
import { countCart, packagingKey, type CountedCart } from './counted-cart.ts';
import type { Interaction, Push } from './events.ts';
import { itemOf, saleOf, skuOf } from './items.ts';
import { trackedPackaging } from './packaging.ts';

/**
 * What happened to a cart between what was counted of it and now.
 * @param before the cart that the page showed, with all items that may have been removed since.
 */
export function cartDifference(counted: CountedCart, before: Cart, now: Cart, tenant: Tenant): Push[] {
  const { method } = now.shipping;
  return [
    ...quantityPushes(counted, before, now, tenant),
    ...(method && method !== counted.shipping ? [addShippingInfo(now, method, tenant)] : []),
    ...interactions(counted, before, now).map((one): Push => ({ event: 'cart_interaction', ...one })),
  ];
}

function quantityPushes(counted: CountedCart, before: Cart, now: Cart, tenant: Tenant): Push[] {
  const quantities = new Map(counted.items.map(([id, quantity]) => [id, quantity]));
  const present = new Set(now.items.map(({ id }) => id));
  const { currencyCode } = now.total.gross;
  const sale = (cart: Cart, items: readonly CartItem[]) =>
    items.map((item) => itemOf(item, discountedBy(cart, tenant)));
  const changed = (sign: 1 | -1) =>
    now.items.flatMap((item) => {
      const quantity = (item.quantity - (quantities.get(item.id) ?? 0)) * sign;
      return quantity > 0 ? [{ ...item, quantity }] : [];
    });
  const gone = before.items.flatMap((item) => {
    const quantity = present.has(item.id) ? 0 : (quantities.get(item.id) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const added = sale(now, changed(1));
  const removed = [...sale(now, changed(-1)), ...sale(before, gone)];
  return [
    ...(removed.length > 0 ? [{ event: 'remove_from_cart', ecommerce: saleOf(removed, currencyCode) } as const] : []),
    ...(added.length > 0 ? [{ event: 'add_to_cart', ecommerce: saleOf(added, currencyCode) } as const] : []),
  ];
}

function interactions(counted: CountedCart, before: Cart, now: Cart): Interaction[] {
  const { coupon, vouchers, hasLoyaltyNumber } = countCart(now);
  // The number itself names the shopper and is not kept, so only a page that saw the former one can tell, and not of a
  // version that another tab has counted.
  const isNew = counted.cartVersion < now.cartVersion;
  const isOther = isNew && Boolean(before.payback.number) && before.payback.number !== now.payback.number;
  const loyaltyNumberSaved = hasLoyaltyNumber && (isOther || !counted.hasLoyaltyNumber);
  return [
    ...packagings(counted, now),
    ...(counted.coupon && counted.coupon !== coupon
      ? [{ interaction: 'coupon_removed', coupon: counted.coupon } as const]
      : []),
    ...(coupon && counted.coupon !== coupon ? [{ interaction: 'coupon_applied', coupon } as const] : []),
    ...(vouchers < counted.vouchers ? [{ interaction: 'voucher_removed' } as const] : []),
    ...(vouchers > counted.vouchers ? [{ interaction: 'voucher_applied' } as const] : []),
    ...(loyaltyNumberSaved ? [{ interaction: 'loyalty_number_saved' } as const] : []),
  ];
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
