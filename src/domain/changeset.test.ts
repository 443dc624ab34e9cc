import { describe, expect, it } from 'vitest';
import { changesetTypes } from './changeset.ts';

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
