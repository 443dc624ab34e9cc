import { currencyOf, type Tenant } from '../domain/tenant.ts';
import type { CartSale, CheckoutStep, CheckoutStepName, Push, Sale } from './ga4-events.ts';
import { type Discounted, itemOf, saleOf } from './items.ts';
import { type Line, readLine } from './read-shop-data.ts';
import type { CartData } from './shop-data.ts';

export type SaleEvent = 'add_to_cart' | 'remove_from_cart' | 'view_item' | 'add_to_wishlist' | 'remove_from_wishlist';

export function lineSale(lines: readonly Line[], shared: Discounted): Sale {
  const currency = lines[0]?.product.price.gross.currencyCode ?? currencyOf(shared.tenant);
  const items = lines.map((line) => itemOf(line, shared));
  return saleOf(items, currency);
}

function cartSale(cart: CartData, tenant: Tenant): CartSale {
  const shared = discountedBy(cart, tenant);
  const lines = cart.items.map((item) => readLine(item, currencyOf(tenant)));
  return { ...lineSale(lines, shared), ...(shared.coupon && { coupon: shared.coupon }) };
}

const checkoutSteps = [
  { checkout_step: 1, checkout_step_name: 'cart' },
  { checkout_step: 2, checkout_step_name: 'checkout' },
  { checkout_step: 3, checkout_step_name: 'last check' },
] as const;

/** @throws Error 'Invalid checkout step' for an unknown number or name. */
export function beginCheckout(cart: CartData, step: CheckoutStep | CheckoutStepName, tenant: Tenant): Push {
  const known = checkoutSteps.find((one) => one.checkout_step === step || one.checkout_step_name === step);
  if (!known) throw new Error('Invalid checkout step');
  return { event: 'begin_checkout', ecommerce: { ...cartSale(cart, tenant), ...known } };
}

export function viewCart(cart: CartData, tenant: Tenant): Push {
  return cart.items.length > 0
    ? { event: 'view_cart', ecommerce: cartSale(cart, tenant) }
    : { event: 'cart_interaction', interaction: 'error', error: 'Cart is empty' };
}

/** None if the cart has no shipping method. */
export function addShippingInfo(cart: CartData, tenant: Tenant): Push[] {
  const method = cart.shipping?.method;
  if (!method) return [];
  return [{ event: 'add_shipping_info', ecommerce: { ...cartSale(cart, tenant), shipping_tier: method } }];
}

export function discountedBy(cart: Omit<CartData, 'items'>, tenant: Tenant): Discounted {
  return { tenant, coupon: cart.coupon?.code ?? null, campaign: cart.discount?.campaign ?? null };
}
