import { describe, expect, it } from 'vitest';
import { buildChangeset } from '../test-support/cart-builders.ts';
import { changesetTypes, decidedType, type Changeset } from './changeset.ts';

describe('changesetTypes', () => {
  it.each([
    ['PriceIncreased', 'PriceIncreased'],
    ['PriceDecreased', 'PriceDecreased'],
    ['priceIncreased', 'PriceDecreased'],
    ['priceDecreased', 'PriceIncreased'],
    ['price_increased', 'PriceDecreased'],
    ['price_decreased', 'PriceIncreased'],
    ['productRemoved', 'ProductRemoved'],
    ['shippingMethodRemoved', 'ShippingMethodRemoved'],
    ['outdatedAppointment', 'OutdatedAppointment'],
    ['multipleChanges', 'MultipleChanges'],
    ['SomethingNew', 'SomethingNew'],
    ['constructor', 'constructor'],
  ])('reads %s as %s', (wire, meaning) => {
    expect(changesetTypes.read(wire)).toBe(meaning);
  });
});

describe('decidedType', () => {
  const item = { productId: 'p-1', title: 'Ballonfahrt', differenceAmount: null };
  const appointment = { productId: 'p-2', title: 'Rennwagen', appointment: '', appointmentId: 'a-1' };
  const removed = { removedItems: [item] };
  const dearer = { priceIncreasedItems: [item] };
  const cheaper = { priceDecreasedItems: [item] };
  const unshipped = { removedShippingMethods: ['Express'] };
  const outdated = { outdatedAppointments: [appointment] };

  it.each<[string, Partial<Changeset['changes']>, string]>([
    ['ProductRemoved', {}, 'ProductRemoved'],
    ['ProductRemoved', removed, 'ProductRemoved'],
    ['PriceIncreased', cheaper, 'PriceDecreased'],
    ['PriceDecreased', dearer, 'PriceIncreased'],
    ['PriceIncreased', unshipped, 'ShippingMethodRemoved'],
    ['PriceIncreased', outdated, 'OutdatedAppointment'],
    ['PriceIncreased', removed, 'ProductRemoved'],
    ['PriceIncreased', { ...removed, ...dearer }, 'MultipleChanges'],
    ['MultipleChanges', dearer, 'MultipleChanges'],
    ['MultipleChanges', {}, 'MultipleChanges'],
    ['', dearer, 'PriceIncreased'],
    ['Novelty', dearer, 'Novelty'],
  ])('of %s with %o is %s', (type, changes, decided) => {
    const changeset = buildChangeset(type);
    expect(decidedType({ ...changeset, changes: { ...changeset.changes, ...changes } })).toBe(decided);
  });
});
