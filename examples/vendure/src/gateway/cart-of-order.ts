import { countPoints, currencyOf, excludedSkus, fromMinor, hasLoyaltyProgram } from 'cart-fragment-contract';
import type { Cart, CartItem, CartTenant } from 'cart-fragment-contract';
import type { CustomOrderFields } from '@vendure/core/dist/entity/custom-entity-fields.js';
import { appliedOffer, offersIn } from '../plugin/shipping.js';
import { vouchersIn } from '../plugin/vouchers.js';
import { shippingTexts } from '../shop/delivery.js';
import { packagingOptions, priceIn, productAt, selectedPackaging, type Catalog } from './catalog.js';

/** What a cart needs of Vendure's order. */
export const cartFields = `
  id code currencyCode totalWithTax shippingWithTax couponCodes
  customFields { cartVersion settledAt loyaltyNumber scrid chosenShipping shippingOffers vouchers }
  lines {
    id quantity unitPriceWithTax linePriceWithTax productVariant { sku }
    customFields { design } discounts { campaign: description }
    appointment { appointmentId: code locationId location date reservationId }
  }
  discounts { campaign: description amountWithTax }
  surcharges { sku priceWithTax }
`;

export interface Order {
  readonly id: string;
  readonly code: string;
  readonly totalWithTax: number;
  readonly shippingWithTax: number;
  readonly couponCodes: readonly string[];
  readonly customFields: Omit<CustomOrderFields, 'visitor' | 'unreported'>;
  readonly lines: readonly Line[];
  readonly discounts: readonly { readonly campaign: string; readonly amountWithTax: number }[];
  readonly surcharges: readonly { readonly sku: string; readonly priceWithTax: number }[];
}

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly unitPriceWithTax: number;
  readonly linePriceWithTax: number;
  readonly productVariant: { readonly sku: string };
  readonly customFields: { readonly design: string | null };
  readonly discounts: readonly { readonly campaign: string }[];
  readonly appointment: CartItem['appointment'];
}

/**
 * The cart of the contract. Every sum is Vendure's, in minor units; only the vouchers come off its total. A visitor has
 * no order before the first change.
 */
export function cartOfOrder(order: Partial<Order>, catalog: Catalog, tenant: CartTenant): Cart {
  const { totalWithTax = 0, shippingWithTax = 0, lines = [], discounts = [], surcharges = [] } = order;
  const stored: Partial<Order['customFields']> = order.customFields ?? {};
  const { loyaltyNumber = null, scrid = null, cartVersion = 0 } = stored;
  const offers = offersIn(stored);
  const method = appliedOffer(stored.chosenShipping, offers)?.method ?? null;
  const vouchers = vouchersIn(stored);
  const money = (minor: number) => fromMinor(minor, currencyOf(tenant));
  const price = (minor: number) => priceIn(tenant, minor);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const [discount] = discounts;
  const [code] = order.couponCodes ?? [];
  const failed = code !== undefined && !discount && lines.length > 0;
  const deducted = sum(vouchers.map((voucher) => voucher.deducted));
  const cart: Cart = {
    cartId: order.code ?? 'new',
    cartVersion,
    items: lines.toSorted((a, b) => Number(a.id) - Number(b.id)).flatMap((line) => itemOf(line, catalog, tenant)),
    packagingTotal: price(sum(surcharges.map(({ priceWithTax }) => priceWithTax))),
    shipping: {
      method: method as Cart['shipping']['method'],
      price: price(method ? shippingWithTax : 0),
    },
    total: price(totalWithTax - deducted),
    totalDiscount: money(-sum(discounts.map(({ amountWithTax }) => amountWithTax))),
    coupon: discount ? { code: code ?? discount.campaign } : null,
    discount: discount ? { campaign: discount.campaign } : null,
    discountStatus: {
      success: !failed,
      message: failed ? 'Dieser Rabattcode gilt nicht für die Artikel in deinem Warenkorb.' : null,
    },
    vouchers: vouchers.map((voucher) => ({
      id: voucher.code,
      balance: money(voucher.balance),
      deductedAtPurchase: money(voucher.deducted),
    })),
    leftoverTotal: price(sum(vouchers.map(({ balance }) => balance)) - deducted),
    payback: { number: null, scrid: null, points: null },
    selectedPaymentType: null,
    availableShippingMethods: offers.map((offer) => ({
      ...shippingTexts(offer.method),
      price: price(offer.price),
    })),
    rebuilt: false,
  };
  if (!hasLoyaltyProgram(tenant)) return cart;
  return { ...cart, payback: { number: loyaltyNumber, scrid, points: countPoints(cart, excludedSkus) } };
}

function itemOf(line: Line, catalog: Catalog, tenant: CartTenant): CartItem[] {
  const found = catalog.products.get(line.productVariant.sku);
  if (!found) return [];
  const { experienceId } = found.details;
  return [
    {
      id: line.id,
      quantity: line.quantity,
      experienceId,
      product: productAt(found, line.unitPriceWithTax, tenant),
      total: priceIn(tenant, line.linePriceWithTax),
      discount: line.discounts[0] ?? null,
      appointment: line.appointment,
      appointmentUrl: line.appointment && `availabilities/${line.productVariant.sku}/${experienceId}`,
      selectedPackaging: selectedPackaging(line.customFields.design, catalog, tenant),
      availablePackagingOptions: packagingOptions(found, catalog),
    },
  ];
}
