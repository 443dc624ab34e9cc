import { type Cart, type CartItem, findItem, isTicket } from '../../domain/cart.ts';
import { confirmedCart, shownQuantity } from '../cart/cart-selectors.ts';
import type { CartState } from '../cart/cart-state.ts';
import { refererOf } from '../fetching/campaign-cookies.ts';
import { isSame } from '../intents/addition.ts';
import { standingOf } from '../intents/definitions.ts';
import { type Entry, openAt } from '../intents/entry.ts';
import { type Intent, moveOf, removesWholeItem } from '../intents/intent.ts';
import { additionSlot, couponSlot, itemSlot } from '../intents/slots.ts';
import type { StoreContext } from '../cart/store-context.ts';
import type { FollowedRemoval, RemovalsContext, Removed } from './followed-removal.ts';

type RemovedItem = Extract<Removed, { kind: 'item' }>;

/** The item that a removed ticket can return to. */
function rest({ item }: RemovedItem, { items }: Cart) {
  return isTicket(item) ? items.find((other) => isSame(item, other)) : undefined;
}

export function undoKeyOf(removed: Removed, cart: Cart, { data }: CartState): string | null {
  if (removed.kind === 'coupon') return couponSlot;
  if (removed.kind === 'voucher') return null;
  const target = rest(removed, cart);
  if (target) return itemSlot(target.id);
  const { id, product, appointment } = removed.item;
  const isKnown = product.id !== '' && appointment?.appointmentId !== '';
  return data.rootComponentProps.canAddItems && isKnown ? additionSlot(id) : null;
}

export function undoIntent(context: StoreContext, { removed, undoKey }: FollowedRemoval): Intent | null {
  const now = context.state.getState();
  const cart = confirmedCart(now);
  if (!cart || undoKey === null || removed.kind === 'voucher') return null;
  if (removed.kind === 'coupon') return { kind: 'coupon', code: removed.code, referer: refererOf(context) };
  const target = rest(removed, cart);
  if (target) return returnTo(target, removed.quantity, now);
  const { item, quantity, known } = removed;
  return { kind: 'addition', itemId: item.id, item, quantity, known };
}

/** Raises what the last entry of the item leaves of it, which may be a removal that the shop has not confirmed yet. */
function returnTo(item: CartItem, removed: number, now: CartState): Intent {
  const last = openAt(now, itemSlot(item.id))?.intent;
  const left = last && removesWholeItem(last) ? 0 : shownQuantity(now, item.id);
  const quantity = left + removed;
  return last?.kind === 'move' ? moveOf(item, quantity) : { kind: 'quantity', itemId: item.id, quantity };
}

/** Requests what the shop has left out of items that it has put back. Returns their new ids, by the old ones. */
export function completeAdditions(
  { context, queue }: RemovalsContext,
  settled: readonly Entry[],
  previous: Cart,
  cart: Cart,
): ReadonlyMap<string, string> {
  const returned = new Map<string, string>();
  for (const { intent } of settled) {
    // The shop may have added it to an equal one.
    const isNew = (item: CartItem) => !findItem(previous, item.id);
    const added = intent.kind === 'addition' && cart.items.find((item) => isSame(intent.item, item) && isNew(item));
    if (!added) continue;
    const { id: itemId } = added;
    const { item, quantity } = intent;
    const { type, variantId } = item.selectedPackaging ?? {};
    const packaging: Intent | null = type ? { kind: 'packaging', itemId, type, variantId: variantId ?? null } : null;
    returned.set(intent.itemId, itemId);
    // The cart that confirms it is not announced yet.
    context.later(() => {
      // More than that was added by another page.
      if (added.quantity < quantity) queue.add({ kind: 'quantity', itemId, quantity });
      if (packaging && standingOf(packaging, cart) === 'open') queue.add(packaging);
    }, 0);
  }
  return returned;
}

/** Takes a product off the wishlist again, unless another line or entry moves it there. */
export function takeBackWish(
  { state, environment }: StoreContext,
  { settled: { intent }, wished }: FollowedRemoval,
  cart: Cart,
  others: readonly Entry[],
): void {
  if (!wished || intent.kind !== 'move') return;
  const { productId } = intent;
  if (others.some((other) => other.intent.kind === 'move' && other.intent.productId === productId)) return;
  // The undo has failed before the last ticket was removed.
  if (!cart.items.some(({ product }) => product.id === productId)) return;
  environment.takeOffWishlist(productId, state.getState().data).catch(() => {});
}
