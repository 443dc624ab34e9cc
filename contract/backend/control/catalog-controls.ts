import type * as z from 'zod/mini';
import { type Cart, shippingMethods, toMinor } from 'cart-fragment/api';
import { refuseCall } from '../../calls/refusal.ts';
import type { Adjustments } from '../assortment.ts';
import type { Outcome } from '../calls/call.ts';
import { removeItem } from '../rules/item-changes.ts';
import { computeCart } from '../rules/compute-cart.ts';
import { noteRepriced, type UnreportedChanges } from '../rules/unreported-changes.ts';
import { reviseCart } from '../rules/revise-cart.ts';
import { openShop, withOwn, type Shop } from '../shop.ts';
import type { StoredCart } from '../rules/stored-cart.ts';
import { answerCart } from './cart-controls.ts';
import type { controlSchemas as schemas } from './control-schemas.ts';

type Body<Name extends keyof typeof schemas> = z.output<(typeof schemas)[Name]>;

/** Changes the price of a product. The next changeset reports it if the product is in the cart. */
export function changePrice(shop: Shop, { productId, amount }: Body<'changePrice'>): Outcome<Cart> {
  const product = shop.context.assortment.product(productId) ?? refuseCall(404, 'Dieses Produkt gibt es nicht.');
  const { currencyCode } = product.price.gross;
  const price = toMinor({ amount, currencyCode });
  const difference = price - toMinor(product.price.gross);
  const adjustments = { prices: { ...shop.own.adjustments.prices, [productId]: price } };
  const changes = noteRepriced(shop.own.changes, { productId, title: product.title, difference });
  return adjust(shop, adjustments, holds(shop, productId) ? changes : shop.own.changes);
}

/** Stops selling a product and removes it from the cart. */
export function removeProduct(shop: Shop, { productId }: Body<'removeProduct'>): Outcome<Cart> {
  const product = shop.context.assortment.product(productId) ?? refuseCall(404, 'Dieses Produkt gibt es nicht.');
  const removed = { productId, title: product.title, differenceAmount: null };
  const { adjustments, changes, cart } = shop.own;
  const lines = cart.lines.filter((line) => line.productId === productId);
  return adjust(
    shop,
    { removedProducts: [...adjustments.removedProducts, productId] },
    lines.length > 0 ? { ...changes, removedItems: [...changes.removedItems, removed] } : changes,
    lines.reduce((left, { id }) => removeItem(left, { cartItemId: id }), cart),
  );
}

/** Makes an appointment unavailable. Its ticket stays in the cart until the shopper removes it. */
export function outdateAppointment(shop: Shop, { appointmentId }: Body<'appointment'>): Outcome<Cart> {
  const { adjustments, changes, cart } = shop.own;
  const outdated = computeCart(cart, shop.context).items.flatMap(({ product, appointment }) =>
    appointment?.appointmentId === appointmentId
      ? { productId: product.id, title: product.title, appointment: wording(appointment.date), appointmentId }
      : [],
  );
  return adjust(
    shop,
    { goneAppointments: [...adjustments.goneAppointments, appointmentId] },
    { ...changes, outdatedAppointments: [...changes.outdatedAppointments, ...outdated] },
  );
}

/** Makes a shipping method unavailable. A cart that uses it falls back to another one. */
export function removeShippingMethod(shop: Shop, body: Body<'removeShippingMethod'>): Outcome<Cart> {
  const method = shippingMethods.read(body.method);
  if (!shippingMethods.isKnown(method)) refuseCall(422, 'Diese Versandart gibt es nicht.');
  const { adjustments, changes, cart } = shop.own;
  const offered = computeCart(cart, shop.context).availableShippingMethods.some((row) => row.method === method);
  return adjust(
    shop,
    { removedShippingMethods: [...adjustments.removedShippingMethods, method] },
    offered ? { ...changes, removedShippingMethods: [...changes.removedShippingMethods, method] } : changes,
  );
}

function holds({ own }: Shop, productId: string): boolean {
  return own.cart.lines.some((line) => line.productId === productId);
}

/** Increases the version of the cart if the adjustment changes the answer. */
function adjust(
  shop: Shop,
  adjusted: Partial<Adjustments>,
  changes: UnreportedChanges,
  cart: StoredCart = shop.own.cart,
): Outcome<Cart> {
  const adjustments = { ...shop.own.adjustments, ...adjusted };
  const state = withOwn(shop, { adjustments, changes, cart });
  const after = openShop(state, shop.tenant, shop.context.now);
  return answerCart(shop, withOwn(after, { cart: reviseCart(shop.own.cart, cart, shop.context, after.context) }));
}

function wording(date: string): string {
  return `${moment.format(new Date(date))} Uhr`;
}

const moment = new Intl.DateTimeFormat('de', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
