import * as z from '../api/schemas/zod.ts';

/** A request of the shop's own, which prepares a cart. Its path is relative to the base URL and stays on its host. */
const requestSchema = z.object({
  method: z.optional(z.string()),
  path: z.string(),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
});

/** What the kit must know about a shop. */
export const shopDescriptionSchema = z.object({
  /** How a fresh session begins: with a cookie, in which `{random}` is replaced, or with a request that sets one. */
  session: z.object({ cookie: z.optional(z.string()), open: z.optional(requestSchema) }),
  /** Puts at least two different items into the cart of a fresh session, if it has none. */
  fill: z.optional(z.array(requestSchema)),
  /** How many of an item can be bought. 25 if missing. */
  largestQuantity: z.optional(z.number()),
});

export type ShopDescription = z.output<typeof shopDescriptionSchema>;
export type ShopRequest = z.output<typeof requestSchema>;
