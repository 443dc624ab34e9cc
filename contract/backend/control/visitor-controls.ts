import type * as z from 'zod/mini';
import type { Changeset } from 'cart-fragment/api';
import type { Outcome } from '../calls/call.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';
import { changesetOf, noChanges } from '../rules/unreported-changes.ts';
import { withOwn, type Shop } from '../shop.ts';
import type { controlSchemas as schemas } from './control-schemas.ts';

type Body<Name extends keyof typeof schemas> = z.output<(typeof schemas)[Name]>;

export function login({ state }: Shop, { loggedIn }: Body<'login'>): Outcome<{ readonly loggedIn: boolean }> {
  return { state: { ...state, loggedIn }, answer: { loggedIn } };
}

/** Replaces the customer's wishlist with this many products, which the shop does not sell any more. */
export function fillWishlist({ state }: Shop, { count }: Body<'fillWishlist'>): Outcome<readonly string[]> {
  const wishlist = Array.from({ length: count }, (_, index) => `p-9${String(index).padStart(3, '0')}`);
  return { state: { ...state, wishlist }, answer: wishlist };
}

/** Replaces the given settings only. */
export function setFaults({ state }: Shop, changes: Body<'setFaults'>): Outcome<FaultPlan> {
  const faults = {
    latencyMs: changes.latencyMs ?? state.faults.latencyMs,
    failNext: changes.failNext ?? state.faults.failNext,
  };
  return { state: { ...state, faults }, answer: faults };
}

/** Returns the changes since the last such call, for a page's `initialChangeset`; null if there are none. */
export function takeChangeset(shop: Shop): Outcome<Changeset | null> {
  const answer = changesetOf(shop.own.changes, shop.context.assortment.currency);
  return { state: withOwn(shop, { changes: noChanges }), answer };
}

/** Returns the tenant's products for the tiles of a product list. */
export function listProducts({ context: { assortment } }: Shop) {
  return assortment.productIds().map((id) => ({
    product: assortment.product(id),
    experienceId: assortment.experienceId(id),
    appointments: assortment.appointments(id),
  }));
}
