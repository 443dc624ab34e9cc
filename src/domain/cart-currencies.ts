import type { Cart } from './cart.ts';
import type { CurrencyCode } from './money.ts';

export function currenciesOf(cart: Cart): Set<CurrencyCode> {
  const prices = [
    cart.total,
    cart.packagingTotal,
    cart.leftoverTotal,
    cart.shipping.price,
    ...cart.availableShippingMethods.map(({ price }) => price),
    ...cart.items.flatMap(({ total, product, selectedPackaging, availablePackagingOptions }) => [
      total,
      product.price,
      product.originalPrice,
      selectedPackaging?.price,
      ...availablePackagingOptions.map(({ price }) => price),
    ]),
  ];
  const amounts = [
    cart.totalDiscount,
    ...cart.vouchers.map((voucher) => voucher.deductedAtPurchase),
    ...prices.map((price) => price?.gross),
  ];
  return new Set(amounts.flatMap((money) => money?.currencyCode ?? []));
}
