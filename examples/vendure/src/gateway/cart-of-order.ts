import { countPoints, currencyOf, excludedSkus, fromMinor, hasLoyaltyProgram } from 'cart-fragment-contract';
import type { Cart, CartItem, CartTenant } from 'cart-fragment-contract';
import { shippingTexts } from '../shop/delivery.js';
import { packagingOptions, priceIn, productAt, selectedPackaging, type Catalog } from './catalog.js';

/** What a cart needs of Vendure's order. */
export const cartFields = `
  id code currencyCode totalWithTax shippingWithTax couponCodes
  customFields { cartVersion settledAt loyaltyNumber scrid }
  lines {
    id quantity unitPriceWithTax linePriceWithTax productVariant { sku }
    customFields { design } discounts { description }
    appointment { code locationId location date reservationId }
  }
  discounts { description amountWithTax }
  surcharges { sku priceWithTax }
  shippingOffers { method price } chosenOffer
  appliedVouchers { code balance deducted }
`;

export interface Order {
  readonly id: string;
  readonly code: string;
  readonly totalWithTax: number;
  readonly shippingWithTax: number;
  readonly couponCodes: readonly string[];
  readonly customFields: {
    readonly cartVersion: number;
    readonly settledAt: number;
    readonly loyaltyNumber: string | null;
    readonly scrid: string | null;
  };
  readonly lines: readonly Line[];
  readonly discounts: readonly { readonly description: string; readonly amountWithTax: number }[];
  readonly surcharges: readonly { readonly sku: string; readonly priceWithTax: number }[];
  readonly shippingOffers: readonly { readonly method: string; readonly price: number }[];
  readonly chosenOffer: string | null;
  readonly appliedVouchers: readonly { readonly code: string; readonly balance: number; readonly deducted: number }[];
}

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly unitPriceWithTax: number;
  readonly linePriceWithTax: number;
  readonly productVariant: { readonly sku: string };
  readonly customFields: { readonly design: string | null };
  readonly discounts: readonly { readonly description: string }[];
  readonly appointment: {
    readonly code: string;
    readonly locationId: string;
    readonly location: string;
    readonly date: string;
    readonly reservationId: string | null;
  } | null;
}

/** The cart of the contract. Every sum is Vendure's, in minor units; only the vouchers come off its total. */
export function cartOfOrder(order: Order, catalog: Catalog, tenant: CartTenant): Cart {
  const money = (minor: number) => fromMinor(minor, currencyOf(tenant));
  const price = (minor: number) => ({ gross: money(minor) });
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const [discount] = order.discounts;
  const [code] = order.couponCodes;
  const failed = code !== undefined && !discount && order.lines.length > 0;
  const deducted = sum(order.appliedVouchers.map((voucher) => voucher.deducted));
  const method = order.chosenOffer;
  const { loyaltyNumber, scrid, cartVersion } = order.customFields;
  const cart: Cart = {
    cartId: order.code,
    cartVersion,
    items: order.lines.toSorted((a, b) => Number(a.id) - Number(b.id)).flatMap((line) => itemOf(line, catalog, tenant)),
    packagingTotal: price(sum(order.surcharges.map(({ priceWithTax }) => priceWithTax))),
    shipping: {
      method: method as Cart['shipping']['method'],
      price: price(method ? order.shippingWithTax : 0),
    },
    total: price(order.totalWithTax - deducted),
    totalDiscount: money(-sum(order.discounts.map(({ amountWithTax }) => amountWithTax))),
    coupon: discount ? { code: code ?? discount.description } : null,
    discount: discount ? { campaign: discount.description } : null,
    discountStatus: {
      success: !failed,
      message: failed ? 'Dieser Rabattcode gilt nicht für die Artikel in deinem Warenkorb.' : null,
    },
    vouchers: order.appliedVouchers.map((voucher) => ({
      id: voucher.code,
      balance: money(voucher.balance),
      deductedAtPurchase: money(voucher.deducted),
    })),
    leftoverTotal: price(sum(order.appliedVouchers.map(({ balance }) => balance)) - deducted),
    payback: { number: loyaltyNumber, scrid, points: null },
    selectedPaymentType: null,
    availableShippingMethods: order.shippingOffers.map((offer) => ({
      ...shippingTexts(offer.method),
      price: price(offer.price),
    })),
    rebuilt: false,
  };
  if (!hasLoyaltyProgram(tenant)) return { ...cart, payback: { number: null, scrid: null, points: null } };
  return { ...cart, payback: { number: loyaltyNumber, scrid, points: countPoints(cart, excludedSkus) } };
}

function itemOf(line: Line, catalog: Catalog, tenant: CartTenant): CartItem[] {
  const found = catalog.products.get(line.productVariant.sku);
  if (!found) return [];
  const { appointment } = line;
  const { experienceId } = found.details;
  const [discount] = line.discounts;
  return [
    {
      id: line.id,
      quantity: line.quantity,
      experienceId,
      product: productAt(found, line.unitPriceWithTax, tenant),
      total: priceIn(tenant, line.linePriceWithTax),
      discount: discount ? { campaign: discount.description } : null,
      appointment: appointment && {
        appointmentId: appointment.code,
        locationId: appointment.locationId,
        reservationId: appointment.reservationId,
        date: appointment.date,
        location: appointment.location,
      },
      appointmentUrl: appointment && `availabilities/${line.productVariant.sku}/${experienceId}`,
      selectedPackaging: selectedPackaging(line.customFields.design, catalog, tenant),
      availablePackagingOptions: packagingOptions(found, catalog, tenant),
    },
  ];
}

/** The cart of a visitor who has none yet. The shop creates an order with the first change. */
export function emptyCart(tenant: CartTenant): Cart {
  const nothing: Order = {
    id: '0',
    code: 'new',
    totalWithTax: 0,
    shippingWithTax: 0,
    couponCodes: [],
    customFields: { cartVersion: 0, settledAt: 0, loyaltyNumber: null, scrid: null },
    lines: [],
    discounts: [],
    surcharges: [],
    shippingOffers: [],
    chosenOffer: null,
    appliedVouchers: [],
  };
  return cartOfOrder(nothing, { products: new Map(), designs: [] }, tenant);
}
