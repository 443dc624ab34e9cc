import type * as z from 'zod/mini';
import { type Cart, toMinor } from 'cart-fragment/api';
import { refuseCall } from '../../calls/refusal.ts';
import { cartOf } from '../calls/cart-calls.ts';
import { withoutOrdersOf } from '../calls/payment-calls.ts';
import type { Outcome } from '../calls/call.ts';
import { addItem } from '../rules/add-item.ts';
import { expireReservation, reserveAppointments } from '../rules/reservations.ts';
import type { RuleContext } from '../rules/rule-context.ts';
import { reviseCart } from '../rules/revise-cart.ts';
import { emptyCart } from '../rules/stored-cart.ts';
import { applyVoucher } from '../rules/voucher-changes.ts';
import { openingCart, scenarioCart } from '../scenarios.ts';
import { openAssortment } from '../assortment.ts';
import { openShop, withCart, type Shop } from '../shop.ts';
import { freshShop, openTenant, type ShopState } from '../state/shop-state.ts';
import type { controlSchemas as schemas } from './control-schemas.ts';

type Body<Name extends keyof typeof schemas> = z.output<(typeof schemas)[Name]>;

export function addToCart(shop: Shop, body: Body<'addItem'>): Outcome<Cart> {
  return answerCart(shop, withCart(shop, addItem(shop.own.cart, body, shop.context)));
}

export function redeemVoucher(shop: Shop, body: Body<'applyVoucher'>): Outcome<Cart> {
  const currencyCode = body.currencyCode ?? shop.context.assortment.currency;
  const balance = toMinor({ amount: body.balance, currencyCode });
  const offer = { voucherId: body.voucherId, balance, currencyCode };
  return answerCart(shop, withCart(shop, applyVoucher(shop.own.cart, offer, shop.context)));
}

/** Replaces the tenant's cart with a scenario. Its version continues to increase. */
export function seed(shop: Shop, { scenario }: Body<'seed'>): Outcome<Cart> {
  const context = untouched(shop.context);
  const cart = scenarioCart(scenario, context.assortment, context.now);
  const opened = openTenant(reviseCart(shop.own.cart, cart, shop.context, context));
  return answerCart(shop, { ...shop.state, shops: { ...shop.state.shops, [shop.tenant]: opened } });
}

/** Marks the shopper as coming from the loyalty program. */
export function arrive(shop: Shop, { scrid }: Body<'arrive'>): Outcome<Cart> {
  return answerCart(shop, withCart(shop, { ...shop.own.cart, scrid }));
}

/**
 * Orders the cart: the next one is empty and has a new id. Refuses a cart other than the given one, which a shopper has
 * checked; without one, it simulates an order in another tab. With the key of the last order, it is that one again, whose
 * answer got lost.
 */
export function order(shop: Shop, checked: Body<'order'>): Outcome<Cart> {
  const { key } = checked;
  if (key !== undefined && key === shop.state.orderKey) return { answer: cartOf(shop) };
  const { cartId, cartVersion } = shop.own.cart;
  if ((checked.cartId ?? cartId) !== cartId) refuseCall(409, 'Dieser Warenkorb ist schon bestellt.');
  if ((checked.cartVersion ?? cartVersion) !== cartVersion) {
    refuseCall(409, 'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn noch einmal.');
  }
  // Time has passed since the checkout has reserved the tickets.
  if (checked.cartId !== undefined) reserveAppointments(shop.own.cart, shop.context);
  const serial = shop.state.serial + 1;
  const next = { ...emptyCart(`cart-${serial}`), nextLine: shop.own.cart.nextLine };
  const orders = withoutOrdersOf(shop);
  const state = withCart({ ...shop, state: { ...shop.state, serial, orders, orderKey: key } }, next);
  return answerCart(shop, state);
}

/** Expires a reservation and sells its seats to another customer. */
export function loseReservation(shop: Shop, { appointmentId }: Body<'appointment'>): Outcome<Cart> {
  const takenAppointments = [...shop.own.adjustments.takenAppointments, appointmentId];
  const own = { ...shop.own, adjustments: { ...shop.own.adjustments, takenAppointments } };
  return answerCart(shop, withCart({ ...shop, own }, expireReservation(own.cart, appointmentId, shop.context.now)));
}

/** Resets the visitor, but not the versions, so that carts already shown do not count as newer. */
export function reset(shop: Shop): Outcome<Cart> {
  const { now } = shop.context;
  const tenants = Object.keys(shop.state.shops) as (keyof ShopState['shops'])[];
  const shops = Object.fromEntries(
    tenants.map((tenant) => {
      const { own, context } = openShop(shop.state, tenant, now);
      const fresh = untouched(context);
      return [tenant, openTenant(reviseCart(own.cart, openingCart(fresh.assortment, now), context, fresh))];
    }),
  );
  return answerCart(shop, { ...freshShop, serial: shop.state.serial, shops });
}

/** Returns the context without changes to the catalog. */
function untouched(context: RuleContext): RuleContext {
  return { ...context, assortment: openAssortment(context.assortment.tenant, context.now) };
}

export function answerCart(shop: Shop, state: ShopState): Outcome<Cart> {
  return { state, answer: cartOf(openShop(state, shop.tenant, shop.context.now)) };
}
