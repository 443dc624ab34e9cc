import { type Cart, type CartItem, findItem } from '../domain/cart.ts';
import type { LoadingState } from '../domain/loading-state.ts';
import type { ShippingMethodName } from '../domain/shipping.ts';
import type { CartState } from './cart-state.ts';
import { itemKey, packagingChangeKey, shippingKey } from './changes/change-keys.ts';
import { type Change, type ChangeOf, removesWholeItem } from './changes/changes.ts';
import { hasFailed, type PendingChange, type SettledChange } from './changes/pending-change.ts';

/** The last confirmed cart, or null before the first. */
export function confirmedCart({ phase }: Pick<CartState, 'phase'>): Cart | null {
  return phase.kind === 'ready' ? phase.cart : null;
}

/** A confirmed item. Its identity changes only with its content. */
export function confirmedItem(state: CartState, itemId: string): CartItem | undefined {
  const cart = confirmedCart(state);
  return cart ? findItem(cart, itemId) : undefined;
}

/** The pending change of a key; see `change-keys.ts`. */
export function pendingChange({ pendingChanges }: CartState, key: string): PendingChange | undefined {
  return pendingChanges.find(({ change }) => change.key === key);
}

/** The result of the last change of a key, if it was confirmed a moment ago or refused. */
export function settledChange({ settledChanges }: CartState, key: string): SettledChange | undefined {
  return settledChanges.find(({ change }) => change.key === key);
}

function pendingOfKind<Kind extends Change['kind']>(
  state: CartState,
  key: string,
  kind: Kind,
): ChangeOf<Kind> | undefined {
  const change = pendingChange(state, key)?.change;
  return change?.kind === kind ? (change as ChangeOf<Kind>) : undefined;
}

/** How many of an item a pending change leaves; undefined if there is none or if it removes the item. */
function leftByChange(state: CartState, key: string): number | undefined {
  return pendingOfKind(state, key, 'quantity')?.quantity ?? pendingOfKind(state, key, 'move')?.left;
}

/** The quantity that the shopper chose last, confirmed or not. */
export function shownQuantity(state: CartState, itemId: string): number {
  const left = leftByChange(state, itemKey(itemId));
  // An item stays in sight until its move is confirmed.
  return left !== undefined && left > 0 ? left : (confirmedItem(state, itemId)?.quantity ?? 0);
}

/**
 * How many tickets of an item are left without one row. Idempotent for each row. A ticket that could not be put back
 * has no row, so it does not count.
 */
export function leftWithout(state: CartState, itemId: string, row: number): number {
  const key = itemKey(itemId);
  const pending = pendingChange(state, key);
  if (pending?.rows.includes(row)) return leftByChange(state, key) ?? 0;
  const limit = pending && hasFailed(pending) ? confirmedItem(state, itemId)?.quantity : undefined;
  return Math.min(shownQuantity(state, itemId), limit ?? Infinity) - 1;
}

/** The packaging that the shopper chose last, confirmed or not. */
export function shownPackaging(
  state: CartState,
  itemId: string,
): { readonly type: string; readonly variantId: string | null } | null {
  const change = pendingOfKind(state, packagingChangeKey(itemId), 'packaging');
  if (change) return { type: change.packagingOptionType, variantId: change.packagingVariantId };
  const chosen = confirmedItem(state, itemId)?.selectedPackaging;
  return chosen ? { type: chosen.type, variantId: chosen.variantId } : null;
}

/** The shipping method that the shopper chose last, confirmed or not. */
export function shownShipping(state: CartState): ShippingMethodName | null {
  return pendingOfKind(state, shippingKey, 'shipping')?.method ?? confirmedCart(state)?.shipping.method ?? null;
}

/** How the change of a key is loading. */
export function loadingState(state: CartState, key: string): LoadingState {
  const pending = pendingChange(state, key);
  if (pending) return loadingStateOf(pending, state.online);
  return state.settledChanges.some(({ change, result }) => change.key === key && result === 'confirmed')
    ? 'Finished'
    : 'Idle';
}

/** How an item, or one ticket row of it, is loading. */
export function itemLoadingState(state: CartState, itemId: string, row: number | null = null): LoadingState {
  const pending = pendingChange(state, itemKey(itemId));
  const ofItem = !pending || concernsRow(pending, row) ? loadingState(state, itemKey(itemId)) : 'Idle';
  return ofItem === 'Idle' ? loadingState(state, packagingChangeKey(itemId)) : ofItem;
}

/** Whether a change of an item, or of one ticket row of it, waits to be sent, so that its sum is still the old one. */
export function isUnsaved(state: CartState, itemId: string, row: number | null = null): boolean {
  const pending = pendingChange(state, itemKey(itemId));
  if (!pending || !concernsRow(pending, row)) return false;
  return hasFailed(pending) || pending.status.kind === 'paused';
}

function concernsRow({ rows }: PendingChange, row: number | null): boolean {
  return row === null || rows.length === 0 || rows.includes(row);
}

function loadingStateOf({ status, progress }: PendingChange, online: boolean): LoadingState {
  if (status.kind === 'failed') return 'Idle';
  return status.kind === 'paused' && !online ? 'Offline' : progress;
}

/** Whether an item, or one ticket row of it, is being removed, so that its controls are disabled. */
export function isBeingRemoved(state: CartState, itemId: string, row: number | null = null): boolean {
  const pending = pendingChange(state, itemKey(itemId));
  if (!pending || hasFailed(pending)) return false;
  return removesWholeItem(pending.change) || (row !== null && pending.rows.includes(row));
}

/** Whether a change is being sent or the cart is being checked, so that the confirmed sums are marked as outdated. */
export function isUpdating({ pendingChanges, unchecked, redeeming }: CartState): boolean {
  return (
    unchecked || redeeming || pendingChanges.some(({ status }) => status.kind !== 'failed' && status.kind !== 'paused')
  );
}

/** Whether every change is confirmed, refused or waits for the shopper. */
export function isSettled({ pendingChanges }: Pick<CartState, 'pendingChanges'>): boolean {
  return pendingChanges.every(hasFailed);
}

/** Whether the step to the checkout is in progress. */
export function isProceeding({ checkout }: CartState): boolean {
  return checkout.kind === 'reserving' || checkout.kind === 'leaving';
}

/** Why the shopper cannot proceed. */
export type Obstacle = 'unsaved' | 'offline' | 'saving' | 'checking' | 'appointmentGone' | 'noShipping' | 'proceeding';

/** The first obstacle, ordered by what the shopper can do about it; null if there is none. */
export function obstacleOf(state: CartState): Obstacle | null {
  const { pendingChanges, online } = state;
  if (pendingChanges.some(hasFailed)) return 'unsaved';
  if (!online && pendingChanges.length > 0) return 'offline';
  if (pendingChanges.length > 0) return 'saving';
  if (state.unchecked || state.redeeming) return 'checking';
  if (state.failedAppointmentIds.length > 0) return 'appointmentGone';
  if (confirmedCart(state)?.availableShippingMethods.length === 0) return 'noShipping';
  return isProceeding(state) ? 'proceeding' : null;
}

export function canProceed(state: CartState): boolean {
  return !!confirmedCart(state)?.items.length && obstacleOf(state) === null;
}
