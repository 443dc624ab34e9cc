import type { Order } from '@vendure/core';

interface Named {
  readonly productId: string;
  readonly title: string;
}

/** What the shop has changed in a cart, and no page has said yet. */
interface Unreported {
  readonly removed: readonly Named[];
  readonly methods: readonly string[];
  readonly appointments: readonly (Named & { readonly appointment: string; readonly appointmentId: string })[];
  /** Cancelled appointments that have been said. They stay in the cart until the shopper removes them. */
  readonly told: readonly string[];
}

const nothing: Unreported = { removed: [], methods: [], appointments: [], told: [] };

export const unreportedOf = (order: Order): Unreported => ({
  ...nothing,
  ...(JSON.parse(order.customFields.unreported ?? '{}') as Partial<Unreported>),
});

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
