import type { Cart, CartItem } from './cart.ts';
import type { CurrencyCode, Money, Price } from './money.ts';

/** All currencies in a cart. With more than one, its sums cannot be trusted. */
export function currenciesOf(cart: Cart): Set<CurrencyCode> {
  return new Set([
    ...prices(cart).flatMap((price) => price?.gross.currencyCode ?? []),
    ...[cart.totalDiscount, ...cart.vouchers.map((voucher) => voucher.deductedAtPurchase)].map(currencyOf),
    ...cart.items.flatMap((item) => itemPrices(item).map((price) => price.gross.currencyCode)),
  ]);
}

function prices(cart: Cart): (Price | null)[] {
  return [
    cart.total,
    cart.packagingTotal,
    cart.leftoverTotal,
    cart.shipping.price,
    ...cart.availableShippingMethods.map((method) => method.price),
  ];
}

function itemPrices(item: CartItem): Price[] {
  return [
    item.total,
    item.product.price,
    item.product.originalPrice,
    item.selectedPackaging?.price,
    ...item.availablePackagingOptions.map((option) => option.price),
  ].filter((price) => price != null);
}

function currencyOf(money: Money): CurrencyCode {
  return money.currencyCode;
}
