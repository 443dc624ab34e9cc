import { type Cart, type CartItem, findItem } from '../../domain/cart.ts';
import { arrivalOf, lastArrivalOf, type selectDeliveryTerm } from '../../domain/delivery-term.ts';
import type { LoadingState } from '../../domain/loading-state.ts';
import type { SelectedPackaging } from '../../domain/packaging.ts';
import type { ShippingMethodName } from '../../domain/shipping.ts';
import type { CartState } from './cart-state.ts';
import { slotOf } from '../intents/definitions.ts';
import { hasFailed, isConfirmed, openAt, openEntries, type OpenEntry } from '../intents/entry.ts';
import { removesWholeItem } from '../intents/intent.ts';
import { itemSlot, packagingSlot, shippingSlot } from '../intents/slots.ts';

export function confirmedCart({ phase }: Pick<CartState, 'phase'>): Cart | null {
  return phase.kind === 'ready' ? phase.cart : null;
}

/** A confirmed item. Its identity changes only with its content. */
export function confirmedItem(state: CartState, itemId: string): CartItem | undefined {
  const cart = confirmedCart(state);
  return cart ? findItem(cart, itemId) : undefined;
}

/** How many of an item an open entry leaves; undefined if there is none or if it removes the item. */
function leftByIntent(state: CartState, slot: string): number | undefined {
  const wanted = openAt(state, slot)?.intent;
  if (wanted?.kind === 'move') return wanted.left;
  return wanted?.kind === 'quantity' ? wanted.quantity : undefined;
}

/** The quantity that the shopper chose last, confirmed or not. */
export function shownQuantity(state: CartState, itemId: string): number {
  const left = leftByIntent(state, itemSlot(itemId));
  // An item stays in sight until its move is confirmed.
  return left !== undefined && left > 0 ? left : (confirmedItem(state, itemId)?.quantity ?? 0);
}

/** Stands for any ticket of an item. Higher than any row. */
export const anyTicket = 1e9;

/** Idempotent for each row. A ticket that could not be put back has no row, so it does not count. */
export function leftWithout(state: CartState, itemId: string, row: number): number {
  const slot = itemSlot(itemId);
  const open = openAt(state, slot);
  if (row !== anyTicket && open?.rows.includes(row)) return leftByIntent(state, slot) ?? 0;
  const limit = open && hasFailed(open) ? confirmedItem(state, itemId)?.quantity : undefined;
  return Math.min(shownQuantity(state, itemId), limit ?? Infinity) - 1;
}

export function shownPackaging(state: CartState, itemId: string): Pick<SelectedPackaging, 'type' | 'variantId'> | null {
  const wanted = openAt(state, packagingSlot(itemId))?.intent;
  return wanted?.kind === 'packaging' ? wanted : (confirmedItem(state, itemId)?.selectedPackaging ?? null);
}

export function shownShipping(state: CartState): ShippingMethodName | null {
  const wanted = openAt(state, shippingSlot)?.intent;
  return wanted?.kind === 'shipping' ? wanted.method : (confirmedCart(state)?.shipping.method ?? null);
}

/** When the confirmed cart, or one item of it, arrives; null if the shop does not offer its shipping method any more. */
export function deliveryTerm(state: CartState, item?: CartItem): ReturnType<typeof selectDeliveryTerm> {
  const cart = confirmedCart(state);
  if (!cart?.availableShippingMethods.some(({ method }) => method === cart.shipping.method)) return null;
  const terms = state.deliveryTerms ?? [];
  return item ? arrivalOf(item, cart, terms) : lastArrivalOf(cart, terms);
}

export function loadingState(state: CartState, slot: string): LoadingState {
  const open = openAt(state, slot);
  if (open) return loadingStateOf(open, state.online);
  return state.log.some((entry) => isConfirmed(entry) && slotOf(entry.intent) === slot) ? 'Finished' : 'Idle';
}

export function itemLoadingState(state: CartState, itemId: string, row: number | null = null): LoadingState {
  const open = openAt(state, itemSlot(itemId));
  const ofItem = !open || concernsRow(open, row) ? loadingState(state, itemSlot(itemId)) : 'Idle';
  return ofItem === 'Idle' ? loadingState(state, packagingSlot(itemId)) : ofItem;
}

/** Whether an entry of an item, or of one ticket row of it, waits to be sent, so that its sum is still the old one. */
export function isUnsaved(state: CartState, itemId: string, row: number | null = null): boolean {
  const open = openAt(state, itemSlot(itemId));
  if (!open || !concernsRow(open, row)) return false;
  return hasFailed(open) || open.status.kind === 'paused';
}

function concernsRow({ rows }: OpenEntry, row: number | null): boolean {
  return row === null || rows.length === 0 || rows.includes(row);
}

function loadingStateOf({ status, progress }: OpenEntry, online: boolean): LoadingState {
  if (status.kind === 'failed') return 'Idle';
  return status.kind === 'paused' && !online ? 'Offline' : progress;
}

/** Whether an item, or one ticket row of it, is being removed, so that its controls are disabled. */
export function isBeingRemoved(state: CartState, itemId: string, row: number | null = null): boolean {
  const open = openAt(state, itemSlot(itemId));
  if (!open || hasFailed(open)) return false;
  return removesWholeItem(open.intent) || (row !== null && open.rows.includes(row));
}

/** Whether an entry is being sent or the cart is being checked, so that the confirmed sums are marked as outdated. */
export function isUpdating(state: CartState): boolean {
  const isBeingSaved = openEntries(state).some(({ status }) => status.kind !== 'failed' && status.kind !== 'paused');
  return state.isStale || state.isFetching || state.redeeming || isBeingSaved;
}

/** Whether every entry is confirmed, refused or waits for the shopper. */
export function isSaved(state: Pick<CartState, 'log'>): boolean {
  return openEntries(state).every(hasFailed);
}

export function isProceeding({ checkout }: CartState): boolean {
  return checkout.kind !== 'idle' && checkout.kind !== 'failed';
}

type Obstacle = 'unsaved' | 'saving' | 'checking' | 'unchecked' | 'appointmentGone' | 'noShipping' | 'proceeding';

/** The first obstacle, ordered by what the shopper can do about it; null if there is none. */
export function obstacleOf(state: CartState): Obstacle | null {
  const open = openEntries(state);
  if (open.some(hasFailed) || (!state.online && open.length > 0)) return 'unsaved';
  if (open.length > 0) return 'saving';
  if (state.isStale || state.redeeming) return state.fetchFailure ? 'unchecked' : 'checking';
  if (state.failedAppointmentIds.length > 0) return 'appointmentGone';
  if (confirmedCart(state)?.availableShippingMethods.length === 0) return 'noShipping';
  return isProceeding(state) ? 'proceeding' : null;
}

/** Whether the obstacle passes by itself, so that a press on the next step counts once it has. */
export function passesSoon(state: CartState): boolean {
  const obstacle = obstacleOf(state);
  return obstacle === 'saving' || obstacle === 'checking';
}

export function canProceed(state: CartState): boolean {
  return !!confirmedCart(state)?.items.length && obstacleOf(state) === null;
}
