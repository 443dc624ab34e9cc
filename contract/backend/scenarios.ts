import type { Assortment } from './assortment.ts';
import { emptyCart, type AppliedVoucher, type CartLine, type StoredCart } from './rules/stored-cart.ts';
import { reservedUntil } from './rules/reservations.ts';

/** Names of the predefined carts. */
export const scenarioNames = [
  'example',
  'empty',
  'single',
  'online',
  'tickets',
  'boxes',
  'value-vouchers',
  'vouchers',
  'friends',
  'large-10',
  'large-100',
  'large-1000',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** The cart of a new visitor. */
export function openingCart(assortment: Assortment, now: Date): StoredCart {
  return scenarioCart('example', assortment, now);
}

/** Creates the cart of a scenario, without products that the tenant does not sell. */
export function scenarioCart(name: ScenarioName, assortment: Assortment, now: Date): StoredCart {
  const { cartId, cartVersion, lines, vouchers } = { ...plain, ...scenarios[name](assortment) };
  const sold = lines.filter(({ productId }) => assortment.product(productId) !== null);
  return {
    ...emptyCart(cartId, cartVersion),
    lines: sold.map((line, index) => lineOf(line, `item-${index + 1}`, assortment, now)),
    nextLine: sold.length + 1,
    vouchers,
  };
}

interface PlannedLine {
  readonly productId: string;
  readonly quantity?: number;
  readonly packaging?: string;
  readonly appointmentId?: string;
  /** ISO timestamp; used while in the future. */
  readonly date?: string;
  readonly reservationId?: string;
}

interface Scenario {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly lines: readonly PlannedLine[];
  readonly vouchers: readonly AppliedVoucher[];
}

const plain: Scenario = { cartId: '3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001', cartVersion: 1, lines: [], vouchers: [] };

const scenarios: Readonly<Record<ScenarioName, (assortment: Assortment) => Partial<Scenario>>> = {
  // The cart of `docs/examples`.
  example: () => ({
    cartVersion: 17,
    lines: [
      { productId: 'p-1001', quantity: 2, packaging: 'envelope-1' },
      {
        productId: 'p-1002',
        quantity: 2,
        appointmentId: 'a-90017',
        date: '2027-04-17T08:30:00.000Z',
        reservationId: 'r-551',
      },
      { productId: 'p-2001' },
      { productId: 'p-3001' },
    ],
    vouchers: [{ id: 'GS-1000-2000', balance: 7500 }],
  }),
  empty: () => ({}),
  single: () => ({ lines: [{ productId: 'p-1001', packaging: 'envelope-1' }] }),
  online: () => ({ lines: [{ productId: 'p-1001' }, { productId: 'p-3001' }] }),
  tickets: () => ({
    lines: [
      { productId: 'p-1002', quantity: 2, appointmentId: 'a-90017' },
      { productId: 'p-1003', quantity: 1, appointmentId: 'a-90301' },
    ],
  }),
  boxes: () => ({ lines: [{ productId: 'p-2001' }, { productId: 'p-1001', packaging: 'giftbox-7' }] }),
  'value-vouchers': () => ({ lines: [{ productId: 'p-3001', quantity: 2 }] }),
  vouchers: () => ({
    lines: [{ productId: 'p-1001', packaging: 'envelope-1' }],
    vouchers: [
      { id: 'GS-77', balance: 10000 },
      { id: 'GS-88', balance: 15000 },
    ],
  }),
  friends: () => ({ lines: [{ productId: 'p-1005', quantity: 3 }] }),
  'large-10': (assortment) => ({ lines: manyLines(assortment, 10) }),
  'large-100': (assortment) => ({ lines: manyLines(assortment, 100) }),
  'large-1000': (assortment) => ({ lines: manyLines(assortment, 1000) }),
};

/** Repeats vouchers and boxes in quantities from 1 to 25. */
function manyLines(assortment: Assortment, count: number): readonly PlannedLine[] {
  const ids = assortment.productIds().filter((id) => assortment.appointments(id).length === 0);
  return Array.from({ length: count }, (_, index) => ({
    productId: ids[index % ids.length]!,
    quantity: (index % 25) + 1,
  }));
}

function lineOf(planned: PlannedLine, id: string, assortment: Assortment, now: Date): CartLine {
  const { productId } = planned;
  return {
    id,
    productId,
    quantity: planned.quantity ?? 1,
    appointment: planned.appointmentId === undefined ? null : appointmentOf(planned, assortment, now),
    packagingVariantId: planned.packaging ?? assortment.firstPackaging(productId).variantId,
  };
}

function appointmentOf(planned: PlannedLine, assortment: Assortment, now: Date): CartLine['appointment'] {
  const { productId, appointmentId, date, reservationId } = planned;
  const found = assortment.appointments(productId).find((candidate) => candidate.appointmentId === appointmentId);
  if (!found) return null;
  return {
    ...found,
    date: date !== undefined && date > now.toISOString() ? date : found.date,
    reservationId: reservationId ?? `r-${found.appointmentId}`,
    reservedUntil: reservedUntil(now),
  };
}
