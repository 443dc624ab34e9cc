import * as z from 'zod/mini';

/** A request of the shop's own, which prepares a cart. Its path is relative to the base URL and stays on its host. */
const requestSchema = z.strictObject({
  method: z.optional(z.string()),
  path: z.string(),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
});
const requests = z.optional(z.array(requestSchema));

/** A tenant of the shop, at its own address on the same host or chosen by a cookie. */
const tenantSchema = z.strictObject({
  currency: z.string(),
  baseUrl: z.optional(z.string()),
  cookie: z.optional(z.string()),
  fill: requests,
});

/** What the kit must know about a shop. A section that is missing says that the shop does not offer this. */
export const shopDescriptionSchema = z.strictObject({
  /** How a fresh session begins: with a cookie, in which `{random}` is replaced, or with a request that sets one. */
  session: z.strictObject({ cookie: z.optional(z.string()), open: z.optional(requestSchema) }),
  /** Puts at least two different items into the cart of a fresh session, if it has none. */
  fill: requests,
  /** How many of an item can be bought, at least 2. 25 if missing. */
  largestQuantity: z.optional(z.number().check(z.minimum(2))),
  codes: z.optional(
    z.strictObject({
      works: z.string(),
      refused: z.string(),
      errorCode: z.optional(z.number()),
      /** Before the code works, such as a login. */
      before: requests,
    }),
  ),
  vouchers: z.optional(z.strictObject({ apply: z.array(requestSchema), id: z.string() })),
  loyalty: z.optional(z.strictObject({ number: z.string() })),
  packaging: z.optional(z.strictObject({ fill: requests })),
  shipping: z.optional(
    z.strictObject({
      /** Makes the cart one that is posted, before what needs an address. */
      fill: requests,
      /** Bodies of `validate-personal-information`: one that is delivered to, and one that is not. */
      address: z.optional(z.unknown()),
      refusedAddress: z.optional(z.unknown()),
      errorCode: z.optional(z.number()),
      /** Replaces the zip code of `address`; `method` is selected first. */
      refusedZipCode: z.optional(z.strictObject({ zipCode: z.string(), method: z.optional(z.string()) })),
    }),
  ),
  appointments: z.optional(z.strictObject({ fill: z.array(requestSchema), lose: requests })),
  /** Logs a guest in. */
  login: requests,
  /** `fill` puts 98 products on the list, other than `products`. */
  wishlist: z.optional(
    z.strictObject({ login: z.array(requestSchema), products: z.array(z.string()), fill: requests }),
  ),
  /** An empty object if the shop answers `add-item`. */
  canAddItems: z.optional(z.strictObject({})),
  /** After these requests, the next change is refused with 409 or 429. */
  limits: z.optional(z.strictObject({ conflict: requests, tooMany: requests })),
  /** An empty object if the shop has delivery terms. */
  deliveryTerms: z.optional(z.strictObject({})),
  /** An empty object if events are counted. */
  events: z.optional(z.strictObject({})),
  changesets: z.optional(
    z.strictObject({
      /** A page whose data has an `initialChangeset`, or JSON that is one. */
      read: requestSchema,
      fill: requests,
      /** What the shop does to the cart on its own. */
      raise: requests,
      lower: requests,
      remove: requests,
      removeShipping: requests,
      outdate: requests,
      /** Undoes them after each check. */
      restore: requests,
    }),
  ),
  payments: z.optional(
    z.strictObject({
      /** A page that starts payments; the one that opens the session if missing. */
      page: z.optional(requestSchema),
      available: z.optional(z.array(z.string())),
      unavailable: z.optional(z.array(z.string())),
      /** A payment type of `create-payment-session`. */
      session: z.optional(z.string()),
      paypal: z.optional(z.strictObject({})),
      amazon: z.optional(z.strictObject({})),
    }),
  ),
  tenants: z.optional(z.array(tenantSchema)),
  /** An origin of other pages that may send calls. */
  otherOrigin: z.optional(z.string()),
  /** An empty object if carts have an ETag and changes can have If-Match. */
  conditional: z.optional(z.strictObject({})),
});

export type ShopDescription = z.output<typeof shopDescriptionSchema>;
export type Tenant = z.output<typeof tenantSchema>;
export type ShopRequest = z.output<typeof requestSchema>;

/** The keys of the description that are sets of rules on their own. */
export type Offer =
  | 'codes'
  | 'vouchers'
  | 'loyalty'
  | 'packaging'
  | 'shipping'
  | 'appointments'
  | 'login'
  | 'wishlist'
  | 'canAddItems'
  | 'limits'
  | 'deliveryTerms'
  | 'events'
  | 'changesets'
  | 'payments'
  | 'tenants'
  | 'otherOrigin'
  | 'conditional';
