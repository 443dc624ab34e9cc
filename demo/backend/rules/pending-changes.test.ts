import { changesetSchema } from 'cart-fragment/contract';
import { describe, expect, it } from 'vitest';
import { changesetOf, noChanges, noteRepriced, type PendingChanges } from './pending-changes.ts';

const repriced = (difference: number) => ({ productId: 'p-1', title: 'Ballonfahrt', difference });
const removedItems = [{ productId: 'p-2', title: 'Sprung', differenceAmount: null }];

describe('changesetOf', () => {
  it.each<[Partial<PendingChanges>, string]>([
    [{ removedItems }, 'ProductRemoved'],
    [{ repricedItems: [repriced(100)] }, 'PriceIncreased'],
    [{ repricedItems: [repriced(-100)] }, 'PriceDecreased'],
    [{ removedShippingMethods: ['Express'] }, 'ShippingMethodRemoved'],
    [
      { outdatedAppointments: [{ productId: '', title: '', appointment: '', appointmentId: 'a' }] },
      'OutdatedAppointment',
    ],
    [{ removedItems, repricedItems: [repriced(100)] }, 'MultipleChanges'],
  ])('tells %j as %s', (changes, type) => {
    const changeset = changesetOf({ ...noChanges, ...changes }, 'EUR');
    expect(changesetSchema.parse(changeset)).toMatchObject({ type });
  });

  it('is silent when nothing has changed', () => {
    expect(changesetOf(noChanges, 'EUR')).toBeNull();
  });

  it('tells by how much a price has changed', () => {
    const changeset = changesetOf({ ...noChanges, repricedItems: [repriced(-1050)] }, 'CHF');
    expect(changeset?.changes.priceDecreasedItems[0]?.differenceAmount).toEqual({ amount: 10.5, currencyCode: 'CHF' });
  });
});

describe('noteRepriced', () => {
  it('tells several changes of one price as one, and none when it is back', () => {
    const up = noteRepriced(noteRepriced(noChanges, repriced(300)), repriced(-100));
    expect(up.repricedItems).toEqual([repriced(200)]);
    expect(noteRepriced(up, repriced(-200)).repricedItems).toEqual([]);
  });
});
