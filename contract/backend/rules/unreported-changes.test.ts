import { changesetSchema } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import { changesetOf, noChanges, noteRepriced, type UnreportedChanges } from './unreported-changes.ts';

const repriced = (difference: number) => ({ productId: 'p-1', title: 'Ballonfahrt', difference });
const removedItems = [{ productId: 'p-2', title: 'Sprung', differenceAmount: null }];

describe('changesetOf', () => {
  it.each<[Partial<UnreportedChanges>, string]>([
    [{ removedItems }, 'ProductRemoved'],
    [{ repricedItems: [repriced(100)] }, 'PriceIncreased'],
    [{ repricedItems: [repriced(-100)] }, 'PriceDecreased'],
    [{ removedShippingMethods: ['Express'] }, 'ShippingMethodRemoved'],
    [
      { outdatedAppointments: [{ productId: '', title: '', appointment: '', appointmentId: 'a' }] },
      'OutdatedAppointment',
    ],
    [{ removedItems, repricedItems: [repriced(100)] }, 'MultipleChanges'],
  ])('reports %j as %s', (changes, type) => {
    const changeset = changesetOf({ ...noChanges, ...changes }, 'EUR');
    expect(changesetSchema.parse(changeset)).toMatchObject({ type });
  });

  it('returns null without changes', () => {
    expect(changesetOf(noChanges, 'EUR')).toBeNull();
  });

  it('contains the difference of a price', () => {
    const changeset = changesetOf({ ...noChanges, repricedItems: [repriced(-1050)] }, 'CHF');
    expect(changeset?.changes.priceDecreasedItems[0]?.differenceAmount).toEqual({ amount: 10.5, currencyCode: 'CHF' });
  });
});

describe('noteRepriced', () => {
  it('combines several changes of one price, and drops them if it is restored', () => {
    const up = noteRepriced(noteRepriced(noChanges, repriced(300)), repriced(-100));
    expect(up.repricedItems).toEqual([repriced(200)]);
    expect(noteRepriced(up, repriced(-200)).repricedItems).toEqual([]);
  });
});
