import type { Money } from './money.ts';
import { createSpelling, type OpenEnum } from './spelling.ts';

const spelling = createSpelling([
  'ProductRemoved',
  'PriceIncreased',
  'PriceDecreased',
  'ShippingMethodRemoved',
  'OutdatedAppointment',
  'MultipleChanges',
]);
export type KnownChangesetType = (typeof spelling.known)[number];
export type ChangesetType = OpenEnum<KnownChangesetType>;

/** Changes that the server made to the cart on its own (specification, 3). */
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

/** In the lower-case spelling, the names of the two price changes are swapped (rulings, 3). */
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

const lists = {
  ProductRemoved: 'removedItems',
  PriceIncreased: 'priceIncreasedItems',
  PriceDecreased: 'priceDecreasedItems',
  ShippingMethodRemoved: 'removedShippingMethods',
  OutdatedAppointment: 'outdatedAppointments',
} as const satisfies Partial<Record<KnownChangesetType, keyof Changeset['changes']>>;

/** The type by the filled lists, which decide where the named type contradicts them (rulings, 54). */
export function decidedType({ type, changes }: Changeset): ChangesetType {
  if (type !== '' && !changesetTypes.isKnown(type)) return type;
  const filled = (Object.keys(lists) as (keyof typeof lists)[]).filter((kind) => changes[lists[kind]].length > 0);
  const [first = type, ...more] = filled;
  return more.length > 0 || type === 'MultipleChanges' ? 'MultipleChanges' : first;
}
