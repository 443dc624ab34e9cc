import * as z from './zod.ts';
import { described } from './described.ts';

/**
 * A check by a function. zod's own checks each bring code, and know more of JSON schemas than every shopper should have
 * to load: what there is to know stands in the description.
 */
export function holds<Value>(isRight: (value: Value) => boolean): z.core.CheckFn<Value> {
  return (payload) => {
    if (!isRight(payload.value)) payload.issues.push({ code: 'custom', input: payload.value, continue: true });
  };
}

/** An integer of at least so much, exact in JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least = Number.MIN_SAFE_INTEGER) {
  return described(z.number().check(holds((value) => Number.isSafeInteger(value) && value >= least)), {
    type: 'integer',
    minimum: least,
    maximum: Number.MAX_SAFE_INTEGER,
  });
}
