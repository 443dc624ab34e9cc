import { type Cart, type CartItem, findItem, isTicket } from '../../domain/cart.ts';
import { confirmedCart, pendingChange, shownQuantity } from '../cart-selectors.ts';
import type { CartState } from '../cart-state.ts';
import { couponKey, itemKey } from '../changes/change-keys.ts';
import { type Change, changes, removesWholeItem } from '../changes/changes.ts';
import { refererOf } from '../fetching/campaign-cookies.ts';
import type { StoreContext } from '../store-context.ts';
import { addition, additionKey, isSame } from './addition.ts';
import type { FollowedRemoval, RemovalsContext, Removed } from './followed-removal.ts';

type RemovedItem = Extract<Removed, { kind: 'item' }>;

/** The item that a removed ticket can return to. */
function rest({ item }: RemovedItem, { items }: Cart) {
  return isTicket(item) ? items.find((other) => isSame(item, other)) : undefined;
}

/** The key of the change that undoes a removal; null if the shop cannot. */
export function undoKeyOf(removed: Removed, cart: Cart, { data }: CartState): string | null {
  if (removed.kind === 'coupon') return couponKey;
  if (removed.kind === 'voucher') return null;
  const target = rest(removed, cart);
  if (target) return itemKey(target.id);
  const { id, product, appointment } = removed.item;
  const isKnown = product.id !== '' && appointment?.appointmentId !== '';
  return data.rootComponentProps.canAddItems && isKnown ? additionKey(id) : null;
}

/** The change that undoes a removal. It includes the removals of the same item that are being undone. */
export function undoChange(
  context: StoreContext,
  { removed, undoKey }: FollowedRemoval,
  removals: readonly FollowedRemoval[],
): Change | null {
  const now = context.state.getState();
  const cart = confirmedCart(now);
  if (!cart || undoKey === null || removed.kind === 'voucher') return null;
  if (removed.kind === 'coupon') return changes.coupon(removed.code, refererOf(context));
  const target = rest(removed, cart);
  if (target) return returnTo(target, removed.quantity, now);
  const quantity = removals.reduce(
    (sum, other) =>
      sum +
      (other.isUndoing && other.undoKey === undoKey && other.removed.kind === 'item' ? other.removed.quantity : 0),
    removed.quantity,
  );
  return addition(removed.item, quantity, removed.known, removed.others);
}

/** Raises what the last change of the item leaves of it, which may be a removal that the shop has not confirmed yet. */
function returnTo(item: CartItem, quantity: number, now: CartState): Change {
  const last = pendingChange(now, itemKey(item.id))?.change;
  const left = last && removesWholeItem(last) ? 0 : shownQuantity(now, item.id);
  return last?.kind === 'move' ? changes.move(item, left + quantity, last) : changes.quantity(item.id, left + quantity);
}

/** Requests what the shop has left out of an item that it has put back. */
export function completeAddition(
  { context, queue }: RemovalsContext,
  change: Change,
  previous: Cart,
  cart: Cart,
): void {
  if (change.kind !== 'addition') return;
  const { item, quantity } = change;
  const added = cart.items.find((other) => isSame(item, other) && !findItem(previous, other.id));
  if (!added) return;
  const { selectedPackaging: wanted } = item;
  const packaging = wanted && changes.packaging(added.id, wanted.type, wanted.variantId);
  const isOffered = added.availablePackagingOptions.some((option) => option.packagingOptionType === wanted?.type);
  // The cart that confirms it is not announced yet.
  context.later(() => {
    // More than that was added by another page.
    if (added.quantity < quantity) queue.add(changes.quantity(added.id, quantity));
    if (packaging && isOffered && !packaging.isConfirmedBy(cart)) queue.add(packaging);
  }, 0);
}

/** Takes a product off the wishlist again, unless one of the other changes moves it there, too. */
export function takeBackWish(
  { settled: { change } }: FollowedRemoval,
  others: readonly { readonly change: Change }[],
): void {
  if (change.kind !== 'move') return;
  const { productId, wishlistEntry } = change;
  for (const { change: other } of others) {
    if (other.kind === 'move' && other.productId === productId) return other.wishlistEntry.inherit(wishlistEntry);
  }
  wishlistEntry.undo();
}
