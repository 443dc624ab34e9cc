import type { Money } from './money.ts';
import { createSpelling, type OpenEnum } from './spelling.ts';

const lists = {
  ProductRemoved: 'removedItems',
  PriceIncreased: 'priceIncreasedItems',
  PriceDecreased: 'priceDecreasedItems',
  ShippingMethodRemoved: 'removedShippingMethods',
  OutdatedAppointment: 'outdatedAppointments',
} as const satisfies Readonly<Record<string, keyof Changeset['changes']>>;

const typesWithList = Object.keys(lists) as (keyof typeof lists)[];
const spelling = createSpelling([...typesWithList, 'MultipleChanges']);
export type KnownChangesetType = keyof typeof lists | 'MultipleChanges';
export type ChangesetType = OpenEnum<KnownChangesetType>;

/** Changes that the server made to the cart on its own. */
export interface Changeset {
  readonly type: ChangesetType;
  readonly message: string | null;
  readonly changes: {
    readonly removedItems: readonly ChangedItem[];
    readonly priceIncreasedItems: readonly ChangedItem[];
    readonly priceDecreasedItems: readonly ChangedItem[];
    readonly removedShippingMethods: readonly string[];
    readonly outdatedAppointments: readonly OutdatedAppointment[];
  };
}

export interface ChangedItem {
  readonly productId: string;
  readonly title: string;
  readonly differenceAmount: Money | null;
}

export interface OutdatedAppointment {
  readonly productId: string;
  readonly title: string;
  /** Date and time, formatted by the server. */
  readonly appointment: string;
  readonly appointmentId: string;
}

/** The servers that use these spellings have swapped the two names: `priceIncreased` means a lower price. */
const swapped = new Map<string, KnownChangesetType>([
  ['priceIncreased', 'PriceDecreased'],
  ['priceDecreased', 'PriceIncreased'],
  ['price_increased', 'PriceDecreased'],
  ['price_decreased', 'PriceIncreased'],
]);

export const changesetTypes = {
  ...spelling,
  read: (value: string): ChangesetType => swapped.get(value) ?? spelling.read(value),
};

/** Derives the type from the lists that have entries, because the `type` of some answers contradicts them. */
export function decidedType({ type, changes }: Changeset): ChangesetType {
  if (type !== '' && !changesetTypes.isKnown(type)) return type;
  const filled = typesWithList.filter((kind) => changes[lists[kind]].length > 0);
  const [first = type, ...more] = filled;
  return more.length > 0 || type === 'MultipleChanges' ? 'MultipleChanges' : first;
}
