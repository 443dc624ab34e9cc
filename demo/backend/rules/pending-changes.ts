import {
  fromMinor,
  type ChangedItem,
  type Changeset,
  type CurrencyCode,
  type KnownChangesetType,
  type OutdatedAppointment,
} from 'cart-fragment/contract';

/** What the shop has changed in a cart on its own and not told yet. */
export interface PendingChanges {
  readonly removedItems: readonly ChangedItem[];
  readonly repricedItems: readonly RepricedItem[];
  readonly removedShippingMethods: readonly string[];
  readonly outdatedAppointments: readonly OutdatedAppointment[];
}

export interface RepricedItem {
  readonly productId: string;
  readonly title: string;
  /** Minor units: how much dearer, or cheaper if negative. */
  readonly difference: number;
}

export const noChanges: PendingChanges = {
  removedItems: [],
  repricedItems: [],
  removedShippingMethods: [],
  outdatedAppointments: [],
};

/** Several changes of one price are told as one. */
export function noteRepriced(changes: PendingChanges, item: RepricedItem): PendingChanges {
  const earlier = changes.repricedItems.find(({ productId }) => productId === item.productId);
  const others = changes.repricedItems.filter((repriced) => repriced !== earlier);
  const difference = item.difference + (earlier?.difference ?? 0);
  return { ...changes, repricedItems: difference === 0 ? others : [...others, { ...item, difference }] };
}

/** The changes as they are answered; null when there are none. */
export function changesetOf(pending: PendingChanges, currency: CurrencyCode): Changeset | null {
  const told = (items: readonly RepricedItem[]): readonly ChangedItem[] =>
    items.map(({ productId, title, difference }) => ({
      productId,
      title,
      differenceAmount: fromMinor(Math.abs(difference), currency),
    }));
  const changes = {
    removedItems: pending.removedItems,
    priceIncreasedItems: told(pending.repricedItems.filter(({ difference }) => difference > 0)),
    priceDecreasedItems: told(pending.repricedItems.filter(({ difference }) => difference < 0)),
    removedShippingMethods: pending.removedShippingMethods,
    outdatedAppointments: pending.outdatedAppointments,
  };
  const type = typeOf(changes);
  return type && { type, message: null, changes };
}

function typeOf(changes: Changeset['changes']): KnownChangesetType | null {
  const kinds = types.filter(([, list]) => changes[list].length > 0);
  return kinds.length > 1 ? 'MultipleChanges' : (kinds[0]?.[0] ?? null);
}

const types = [
  ['ProductRemoved', 'removedItems'],
  ['PriceIncreased', 'priceIncreasedItems'],
  ['PriceDecreased', 'priceDecreasedItems'],
  ['ShippingMethodRemoved', 'removedShippingMethods'],
  ['OutdatedAppointment', 'outdatedAppointments'],
] as const satisfies readonly (readonly [KnownChangesetType, keyof Changeset['changes']])[];
