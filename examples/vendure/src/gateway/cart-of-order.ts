import { countPoints, currencyOf, excludedSkus, fromMinor, hasLoyaltyProgram } from 'cart-fragment-contract';
import type { Cart, CartItem, CartTenant } from 'cart-fragment-contract';
import type { CartOrder } from '../plugin/cart-order.js';
import { shippingTexts } from '../shop/delivery.js';
import { packagingOptions, priceIn, productAt, selectedPackaging, type Catalog } from './catalog.js';

/**
 * The cart of the contract. Every sum is Vendure's, in minor units; only the vouchers come off its total. A visitor has
 * no order before the first change.
 */
export function cartOfOrder(order: Partial<CartOrder>, catalog: Catalog, tenant: CartTenant): Cart {
  const { lines = [], discounts = [], offers = [], vouchers = [], method = null } = order;
  const { totalWithTax = 0, shippingWithTax = 0, loyaltyNumber = null, scrid = null } = order;
  const money = (minor: number) => fromMinor(minor, currencyOf(tenant));
  const price = (minor: number) => priceIn(tenant, minor);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const [discount] = discounts;
  const [code] = order.couponCodes ?? [];
  const failed = code !== undefined && !discount && lines.length > 0;
  const deducted = sum(vouchers.map((voucher) => voucher.deducted));
  const cart: Cart = {
    cartId: order.code ?? 'new',
    cartVersion: order.cartVersion ?? 0,
    items: lines.toSorted((a, b) => Number(a.id) - Number(b.id)).flatMap((line) => itemOf(line, catalog, tenant)),
    packagingTotal: price(order.packagingWithTax ?? 0),
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

function itemOf(line: CartOrder['lines'][number], catalog: Catalog, tenant: CartTenant): CartItem[] {
  const { sku, campaign, appointment } = line;
  const found = catalog.products.get(sku);
  if (!found) return [];
  const { experienceId } = found.details;
  return [
    {
      id: line.id,
      quantity: line.quantity,
      experienceId,
      product: productAt(found, line.unitPriceWithTax, tenant),
      total: priceIn(tenant, line.linePriceWithTax),
      discount: campaign === null ? null : { campaign },
      appointment,
      appointmentUrl: appointment && `availabilities/${sku}/${experienceId}`,
      selectedPackaging: selectedPackaging(line.design, catalog, tenant),
      availablePackagingOptions: packagingOptions(found, catalog),
    },
  ];
}
