import type { Cart, CartItem } from '../domain/cart.ts';
import { findItem } from '../domain/cart.ts';
import type { LoadingState } from '../domain/loading-state.ts';
import type { ShippingMethodName } from '../domain/shipping.ts';
import type { CartState } from './cart-state.ts';
import { itemOf, subjectOf, type Change, type Wish } from './wish.ts';

/** The last confirmed cart, or null before the first. */
export function confirmedCart(state: CartState): Cart | null {
  return state.phase.kind === 'ready' ? state.phase.cart : null;
}

/** A confirmed item; the same object as long as nothing of it has changed. */
export function confirmedItem(state: CartState, itemId: string): CartItem | undefined {
  const cart = confirmedCart(state);
  return cart ? findItem(cart, itemId) : undefined;
}

function latestWish<Kind extends Change['kind']>(state: CartState, kind: Kind, subject: string) {
  return state.wishes.findLast(
    (wish): wish is Wish & { change: Extract<Change, { kind: Kind }> } =>
      wish.change.kind === kind && subjectOf(wish.change) === subject,
  );
}

/** The quantity that the shopper chose last, confirmed or not. */
export function shownQuantity(state: CartState, itemId: string): number {
  const wish = latestWish(state, 'quantity', `item:${itemId}`);
  return wish?.change.quantity ?? confirmedItem(state, itemId)?.quantity ?? 0;
}

/** The packaging that the shopper chose last, confirmed or not. */
export function shownPackaging(
  state: CartState,
  itemId: string,
): { readonly type: string; readonly variantId: string | null } | null {
  const wish = latestWish(state, 'packaging', `packaging:${itemId}`);
  if (wish) return { type: wish.change.packagingOptionType, variantId: wish.change.packagingVariantId };
  const chosen = confirmedItem(state, itemId)?.selectedPackaging;
  return chosen ? { type: chosen.type, variantId: chosen.variantId } : null;
}

/** The shipping method that the shopper chose last, confirmed or not. */
export function shownShipping(state: CartState): ShippingMethodName | null {
  return latestWish(state, 'shipping', 'shipping')?.change.method ?? confirmedCart(state)?.shipping.method ?? null;
}

/** How an item, or one appointment row of it, is loading (rulings, 17). */
export function itemActivity(state: CartState, itemId: string, row: number | null = null): LoadingState {
  const wish = state.wishes.findLast(
    (candidate) =>
      itemOf(candidate.change) === itemId &&
      (row === null || candidate.rows.length === 0 || candidate.rows.includes(row)),
  );
  if (wish) return wish.activity;
  return state.finished.some((subject) => subject === `item:${itemId}` || subject === `packaging:${itemId}`)
    ? 'Finished'
    : 'Idle';
}

/** How the subject of a change outside of the items is loading: `shipping`, `coupon`, `voucher:…`, `loyaltyNumber`. */
export function subjectActivity(state: CartState, subject: string): LoadingState {
  const wish = state.wishes.findLast((candidate) => subjectOf(candidate.change) === subject);
  return wish?.activity ?? (state.finished.includes(subject) ? 'Finished' : 'Idle');
}

/** Whether an item is being taken out, so that its controls rest. */
export function isBeingRemoved(state: CartState, itemId: string): boolean {
  return state.wishes.some((wish) => wish.change.kind === 'removal' && wish.change.itemId === itemId);
}

/** Sums keep their confirmed value and are marked while a change waits (rulings, 43). */
export function isUpdating(state: CartState): boolean {
  return state.wishes.length > 0;
}

/** Specification, 4: not while loading, with failed reservations, or without a shipping method. */
export function canProceed(state: CartState): boolean {
  const cart = confirmedCart(state);
  return (
    cart !== null &&
    cart.items.length > 0 &&
    cart.availableShippingMethods.length > 0 &&
    state.wishes.length === 0 &&
    state.failedAppointmentIds.length === 0 &&
    !state.proceeding
  );
}
