import { describe, expect, it } from 'vitest';
import { buildProduct } from '../test-support/cart-builders.ts';
import { participantsOf } from './participants.ts';

describe('participantsOf', () => {
  it.each([
    [1, 2, { min: 1, max: 2 }],
    [2, 2, { min: 2, max: 2 }],
    [4, 2, { min: 4, max: 4 }],
    [3, null, { min: 3, max: 3 }],
    [null, 5, { min: 5, max: 5 }],
    [0, 4, { min: 4, max: 4 }],
    [2, 0, { min: 2, max: 2 }],
    [0, 0, null],
    [null, null, null],
  ])('reads %s to %s', (minParticipants, maxParticipants, expected) => {
    expect(participantsOf(buildProduct({ minParticipants, maxParticipants }))).toEqual(expected);
  });
});
