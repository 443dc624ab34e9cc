import {
  fromMinor,
  type ChangedItem,
  type Changeset,
  type CurrencyCode,
  type KnownChangesetType,
  type OutdatedAppointment,
} from 'cart-fragment/api';

/** Changes that the shop itself has made to a cart and not reported yet. */
export interface UnreportedChanges {
  readonly removedItems: readonly ChangedItem[];
  readonly repricedItems: readonly RepricedItem[];
  readonly removedShippingMethods: readonly string[];
  readonly outdatedAppointments: readonly OutdatedAppointment[];
}

export interface RepricedItem {
  readonly productId: string;
  readonly title: string;
  /** Price difference in minor units; negative if cheaper. */
  readonly difference: number;
}

export const noChanges: UnreportedChanges = {
  removedItems: [],
  repricedItems: [],
  removedShippingMethods: [],
  outdatedAppointments: [],
};

/** Records a changed price. Combines several changes of one price. */
export function noteRepriced(changes: UnreportedChanges, item: RepricedItem): UnreportedChanges {
  const earlier = changes.repricedItems.find(({ productId }) => productId === item.productId);
  const others = changes.repricedItems.filter((repriced) => repriced !== earlier);
  const difference = item.difference + (earlier?.difference ?? 0);
  return { ...changes, repricedItems: difference === 0 ? others : [...others, { ...item, difference }] };
}

/** Returns the changes as a changeset; null if there are none. */
export function changesetOf(unreported: UnreportedChanges, currency: CurrencyCode): Changeset | null {
  const toChangedItems = (items: readonly RepricedItem[]): readonly ChangedItem[] =>
    items.map(({ productId, title, difference }) => ({
      productId,
      title,
      differenceAmount: fromMinor(Math.abs(difference), currency),
    }));
  const changes = {
    removedItems: unreported.removedItems,
    priceIncreasedItems: toChangedItems(unreported.repricedItems.filter(({ difference }) => difference > 0)),
    priceDecreasedItems: toChangedItems(unreported.repricedItems.filter(({ difference }) => difference < 0)),
    removedShippingMethods: unreported.removedShippingMethods,
    outdatedAppointments: unreported.outdatedAppointments,
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
