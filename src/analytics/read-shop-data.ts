import { type CurrencyCode, currencyCodes, type Money, type Price } from '../domain/money.ts';
import { discountTypes, productTypes } from '../domain/product.ts';
import type { LineData, ProductData } from './shop-data.ts';

export type Line = ReturnType<typeof readLine>;

/** A single product outside of a cart. */
export function lineOf(product: Line['product']): Line {
  return { product, quantity: 1, appointment: null, discount: null };
}

/** Normalizes an item or a product. @throws TypeError if the price is unusable. */
export function readLine(data: LineData | ProductData, currency: CurrencyCode) {
  const { product, quantity, appointment, discount } = 'product' in data ? data : ({ product: data } as LineData);
  const { appointmentId, locationId, reservationId } = appointment ?? {};
  return {
    product: readProduct(product, currency),
    quantity: typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
    // Any of the three ids makes an experience a ticket.
    appointment: appointmentId || locationId || reservationId ? (appointment ?? null) : null,
    discount: discount?.campaign ? { campaign: discount.campaign } : null,
  };
}

function readProduct(data: ProductData, currency: CurrencyCode) {
  const { scoringFactor } = data;
  return {
    id: data.id ?? '',
    manufacturerSku: data.manufacturerSku ?? '',
    trackingName: data.trackingName ?? '',
    title: data.title ?? '',
    trackingPath: data.trackingPath ?? [],
    price: readPrice(data.price, currency),
    originalPrice: data.originalPrice ? readPrice(data.originalPrice, currency) : null,
    productType: productTypes.read(data.productType ?? 'Experience'),
    discountType: discountTypes.read(data.discountType ?? 'None'),
    scoringFactor: scoringFactor
      ? { noShow: scoringFactor.noShow ?? null, margin: scoringFactor.margin ?? null }
      : null,
  };
}

type MoneyData = ProductData['price']['gross'];

function readPrice({ gross }: ProductData['price'], currency: CurrencyCode): Price {
  return { gross: readMoney(gross, currency) };
}

/** @param currency replaces a missing or unknown one. */
export function readMoney(data: MoneyData | ProductData['price'], currency: CurrencyCode): Money {
  const { amount, currencyCode } = 'gross' in data ? data.gross : data;
  if (!Number.isFinite(amount))
    throw new TypeError(`analytics: ${String(amount)} is no amount. Pass a number in major units, such as 79.9.`);
  return { amount, currencyCode: currencyCodes.find((known) => known === currencyCode) ?? currency };
}
