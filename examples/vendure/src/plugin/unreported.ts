import type { Order } from '@vendure/core';
import { offersIn } from './shipping.js';

/** What the shop has changed in a cart, and no page has said yet. */
export interface Unreported {
  readonly removed: readonly { readonly productId: string; readonly title: string }[];
  readonly methods: readonly string[];
  readonly appointments: readonly {
    readonly productId: string;
    readonly title: string;
    readonly appointment: string;
    readonly appointmentId: string;
  }[];
  /** Cancelled appointments that have been said. They stay in the cart until the shopper removes them. */
  readonly told: readonly string[];
}

const nothing: Unreported = { removed: [], methods: [], appointments: [], told: [] };

export const unreportedOf = (order: Order): Unreported => ({
  ...nothing,
  ...(JSON.parse(order.customFields.unreported ?? '{}') as Partial<Unreported>),
});

/** The methods that were offered before, in JSON, and are not any more. */
export function lostMethods(before: string | null, after: string | null): readonly string[] {
  const [then = [], now = []] = [before, after].map((shippingOffers) => offersIn({ shippingOffers }));
  return then.map(({ method }) => method).filter((method) => !now.some((offer) => offer.method === method));
}

/** The changeset of the contract, in minor units; null if there is nothing to say. */
export function changesetOf(order: Order, currencyCode: string) {
  const { removed, methods, appointments } = unreportedOf(order);
  const repriced = new Map(
    order.lines.map(({ productVariant, listPrice, customFields }) => [
      productVariant.sku,
      { title: productVariant.name, difference: listPrice - (customFields.toldPrice ?? listPrice) },
    ]),
  );
  const items = (sign: number) =>
    [...repriced].flatMap(([productId, { title, difference }]) =>
      difference * sign > 0
        ? [{ productId, title, differenceAmount: { amount: (difference * sign) / 100, currencyCode } }]
        : [],
    );
  const changes = {
    removedItems: removed.map((item) => ({ ...item, differenceAmount: null })),
    priceIncreasedItems: items(1),
    priceDecreasedItems: items(-1),
    removedShippingMethods: methods,
    outdatedAppointments: appointments,
  };
  const kinds = types.filter(([, list]) => changes[list].length > 0);
  const [first] = kinds;
  return first ? { type: kinds.length > 1 ? 'MultipleChanges' : first[0], message: null, changes } : null;
}

const types = [
  ['ProductRemoved', 'removedItems'],
  ['PriceIncreased', 'priceIncreasedItems'],
  ['PriceDecreased', 'priceDecreasedItems'],
  ['ShippingMethodRemoved', 'removedShippingMethods'],
  ['OutdatedAppointment', 'outdatedAppointments'],
] as const;
