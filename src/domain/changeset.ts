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
