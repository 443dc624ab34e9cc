import type { Cart } from '../domain/cart.ts';
import type { CurrencyCode } from '../domain/money.ts';
import type { Tenant } from '../domain/tenant.ts';
import { addShippingInfo } from './ga4-cart-events.ts';
import { type CountedCart, type Descriptions, selectedPackagingId } from './counted-cart.ts';
import type { Interaction, Push } from './ga4-events.ts';
import { packagingLabel, saleOf, skuOf } from './items.ts';
import type { Difference } from './reported-sales.ts';

export function quantityDifferences(counted: CountedCart, current: CountedCart, known: Descriptions): Difference[] {
  const before = quantitiesOf(counted);
  const now = quantitiesOf(current);
  const described = new Map(counted.items.map(([id, , , item]) => [id, item]));
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((id) => {
    const item = known.get(id) ?? described.get(id);
    const quantity = (now.get(id) ?? 0) - (before.get(id) ?? 0);
    return item && quantity !== 0 ? { item, quantity } : [];
  });
}

const quantitiesOf = ({ items }: CountedCart) => new Map(items.map(([id, quantity]) => [id, quantity]));

export function salePushes(differences: readonly Difference[], currency: CurrencyCode): Push[] {
  return ([-1, 1] as const).flatMap((sign): Push[] => {
    const items = differences
      .filter(({ quantity }) => quantity * sign > 0)
      .map(({ item, quantity }) => ({ ...item, quantity: quantity * sign }));
    if (items.length === 0) return [];
    return [{ event: sign > 0 ? 'add_to_cart' : 'remove_from_cart', ecommerce: saleOf(items, currency) }];
  });
}

export function otherPushes(
  counted: CountedCart,
  current: CountedCart,
  before: Cart,
  now: Cart,
  tenant: Tenant,
): Push[] {
  return [
    ...(now.shipping.method === counted.shipping ? [] : addShippingInfo(now, tenant)),
    ...interactions(counted, current, before, now).map((interaction): Push => ({
      event: 'cart_interaction',
      ...interaction,
    })),
  ];
}

function interactions(counted: CountedCart, current: CountedCart, before: Cart, now: Cart): Interaction[] {
  // The loyalty number identifies the shopper and is not stored. Only a page that has shown the previous number can detect
  // a replaced one, and must not do so for a version that another tab has counted.
  const isNewVersion = counted.cartVersion < now.cartVersion;
  const isReplaced = isNewVersion && Boolean(before.payback.number) && before.payback.number !== now.payback.number;
  const loyaltyNumberSaved = current.hasLoyaltyNumber && (isReplaced || !counted.hasLoyaltyNumber);
  const isCouponChanged = counted.coupon !== current.coupon;
  return [
    ...packagings(counted, now),
    ...(counted.coupon && isCouponChanged ? [couponRemoved(before, now)] : []),
    ...(now.coupon && isCouponChanged ? [{ interaction: 'coupon_applied', coupon: now.coupon.code } as const] : []),
    ...(current.vouchers < counted.vouchers ? [{ interaction: 'voucher_removed' } as const] : []),
    ...(current.vouchers > counted.vouchers ? [{ interaction: 'voucher_applied' } as const] : []),
    ...(loyaltyNumberSaved ? [{ interaction: 'loyalty_number_saved' } as const] : []),
  ];
}

/** Names the code only if this page has shown it, because codes are not stored. */
function couponRemoved(before: Cart, now: Cart): Interaction {
  const code = before.coupon?.code;
  return { interaction: 'coupon_removed', ...(code && code !== now.coupon?.code && { coupon: code }) };
}

function packagings(counted: CountedCart, now: Cart): Interaction[] {
  const countedPackagings = new Map(counted.items.map(([id, , packaging]) => [id, packaging]));
  return now.items.flatMap((item) => {
    const { selectedPackaging } = item;
    const previous = countedPackagings.get(item.id);
    if (!selectedPackaging || previous === undefined || previous === selectedPackagingId(item)) return [];
    const packaging = packagingLabel(selectedPackaging.type);
    return [{ interaction: 'packaging_selected', item_id: skuOf(item), packaging }];
  });
}
