import { defineOperation } from './operation.ts';
import { cartSchema } from './schemas/cart.ts';
import type * as z from './schemas/zod.ts';

/** A call that changes the cart, and returns it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineChange<Body extends z.ZodMiniType | null>(path: `api/cart/${string}`, body: Body) {
  return defineOperation('POST', path, { body, answer: cartSchema });
}
