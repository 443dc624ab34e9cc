import * as z from 'zod/mini';
import { currencyCodes } from 'cart-fragment/api';
import { faultKinds } from '../faults/fault-plan.ts';
import { scenarioNames } from '../scenarios.ts';

const id = z.string().check(z.minLength(1));
const majorUnits = z.number().check(z.gte(0), z.lte(1_000_000));
const count = z.int().check(z.gte(1), z.lte(1_000_000));
const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/** Input of the control calls. Amounts are in decimal major units of the tenant's currency. */
export const controlSchemas = {
  addItem: z.object({
    productId: id,
    quantity: z._default(count, 1),
    appointmentId: z._default(z.nullable(id), null),
  }),
  applyVoucher: z.object({
    voucherId: id,
    balance: majorUnits,
    currencyCode: z.optional(z.enum(currencyCodes)),
  }),
  changePrice: z.object({ productId: id, amount: majorUnits }),
  removeProduct: z.object({ productId: id }),
  appointment: z.object({ appointmentId: id }),
  removeShippingMethod: z.object({ method: id }),
  login: z.object({ loggedIn: z.boolean() }),
  fillWishlist: z.object({ count: z.int().check(z.gte(0), z.lte(99)) }),
  arrive: z.object({ scrid: id }),
  order: z.object({ cartId: z.optional(id), cartVersion: z.optional(z.int()), key: z.optional(id) }),
  seed: z.object({ scenario: z.enum(scenarioNames) }),
  nothing: z.object({}),
  setFaults: z.object({
    latencyMs: z.optional(milliseconds),
    failNext: z.optional(
      z.array(
        z.object({
          kind: z.enum(faultKinds),
          path: z._default(z.nullable(z.string()), null),
          status: z._default(z.int().check(z.gte(200), z.lte(599)), 500),
          body: z._default(z.unknown(), null),
          applied: z._default(z.boolean(), false),
          retryAfterSeconds: z._default(count, 2),
          delayMs: z._default(milliseconds, 1000),
          times: z._default(count, 1),
        }),
      ),
    ),
  }),
};
