import { type Cart, findItem, isTicket } from '../../domain/cart.ts';
import { couponLabel, removableCoupon } from '../../domain/coupon.ts';
import { removalTexts } from '../../messages/removal-texts.ts';
import { anyTicket, confirmedCart } from '../cart/cart-selectors.ts';
import { derive } from '../cart/derive.ts';
import type { CartState } from '../cart/cart-state.ts';
import { announceEmptied } from '../fetching/announce-cart.ts';
import { isSame, quantityOf } from '../intents/addition.ts';
import { definitionOf, slotOf } from '../intents/definitions.ts';
import {
  type Entry,
  hasFailed,
  isConfirmed,
  openEntries,
  settledEntries,
  type SettledEntry,
} from '../intents/entry.ts';
import { itemIdOf, removesWholeItem } from '../intents/intent.ts';
import { additionSlot } from '../intents/slots.ts';
import type { FollowedRemoval, RemovalsContext, Removed } from './followed-removal.ts';
import type { Removal } from '../cart/removal.ts';
import { nextOrder } from './shown-order.ts';
import { completeAdditions, takeBackWish, undoIntent, undoKeyOf } from './undo.ts';

type Step = Pick<FollowedRemoval, 'removed' | 'at' | 'of' | 'row' | 'text' | 'name' | 'settled'>;

let lastId = 0;

const followed = ({ removed }: CartState) => removed as readonly FollowedRemoval[];

/** Adds the shopper's confirmed removals to the state, and drops them when they are undone, over or outdated. */
export function followRemovals(parts: RemovalsContext): void {
  const { context } = parts;
  const { state } = context;
  /** In an empty cart, those that have emptied it. */
  let lastSettled: readonly SettledEntry[] = [];

  function hide(id: number): void {
    const removal = followed(state.getState()).find((one) => one.id === id);
    state.setState((now) => ({ removed: now.removed.filter((one) => one.id !== id) }));
    const now = state.getState();
    const cart = confirmedCart(now);
    if (removal && cart?.items.length === 0 && now.removed.length === 0) {
      announceEmptied(context, { cart, previous: null, source: 'change', settled: lastSettled });
    }
  }

  function lineOf(step: Step, { cartVersion }: Cart): FollowedRemoval {
    const id = ++lastId;
    return {
      ...step,
      id,
      cartVersion,
      noticeTarget: null,
      wished: step.settled.wished,
      undoKey: null,
      isUndoing: false,
      waits: false,
      undo: () => undo(parts, id),
      hide: () => hide(id),
    };
  }

  // The page renders again, with the code of the lines, before the first removal is confirmed.
  state.setState({ removed: [] });
  derive(context, next);

  function next(now: CartState, before: CartState): Partial<CartState> {
    const cart = confirmedCart(now);
    const previous = confirmedCart(before);
    if (!cart || (previous && previous.cartId !== cart.cartId)) return forget(now);
    const settled = settledEntries(now).filter(
      (entry) => isConfirmed(entry) && openEntries(before).some(({ id }) => id === entry.id),
    );
    if (settled.length > 0 && previous?.items.length) lastSettled = settled;
    const isUnchanged = cart === previous && settled.length === 0 && now.log === before.log;
    const steps = previous && settled.length > 0 ? settled.flatMap((entry) => stepsOf(entry, previous, cart)) : [];
    if (isUnchanged || (now.order === null && steps.length === 0)) return now;
    if (now.removed.length === 0 && steps.length === 0) {
      if (cart === previous) return now;
      return { order: nextOrder(now.order, previous ?? cart, cart) };
    }

    const undone = followed(now).filter((removal) => isUndone(removal, settled));
    const left = followed(now).filter((removal) => !undone.includes(removal));
    for (const removal of undone) {
      keepRemoved(left, removal.removed);
      takeBackWish(context, removal, cart, [...left.map((line) => line.settled), ...settled, ...openEntries(now)]);
    }
    const returned = previous ? completeAdditions(parts, settled, previous, cart) : undefined;
    const staying = left
      .filter((removal) => removal.isUndoing || !isBack(removal.removed, cart))
      .map((removal) => ({ ...removal, of: returned?.get(removal.of) ?? removal.of }));
    const removed = steps
      .map((step) => lineOf(step, cart))
      .reduce(withLine, staying)
      .map((removal) => updated(removal, now, cart))
      .filter(({ at, undoKey }) => cart.items.length > 0 || (at === 'items' && undoKey !== null));
    for (const { id, waits, removed: one } of staying) {
      if (waits && settled.some((entry) => adds(entry, one))) context.later(() => undo(parts, id), 0);
    }
    return { removed, order: nextOrder(now.order, previous ?? cart, cart, returned) };
  }
}

function undo({ context, queue }: RemovalsContext, id: number): void {
  const { state } = context;
  const removal = followed(state.getState()).find((one) => one.id === id);
  if (!removal || removal.isUndoing) return;
  // Another line may be putting the same product back.
  const other = openEntries(state.getState()).find((entry) => adds(entry, removal.removed));
  const intent = other?.intent ?? undoIntent(context, removal);
  if (!intent) return;
  if (!other) queue.add(intent);
  else if (hasFailed(other)) void queue.retry();
  const changes = { undoKey: slotOf(intent), isUndoing: true, waits: other !== undefined };
  state.setState((now) => ({ removed: now.removed.map((one) => (one.id === id ? { ...one, ...changes } : one)) }));
}

function adds({ intent }: Entry, removed: Removed): boolean {
  return intent.kind === 'addition' && removed.kind === 'item' && isSame(intent.item, removed.item);
}

/** Nothing returns to a cart that was ordered or is gone. */
function forget(now: CartState): Partial<CartState> {
  return now.order === null ? now : { removed: [], order: null };
}

function updated(removal: FollowedRemoval, now: CartState, cart: Cart): FollowedRemoval {
  const isUndoing = removal.isUndoing && openEntries(now).some(({ intent }) => slotOf(intent) === removal.undoKey);
  const undoKey = isUndoing ? removal.undoKey : undoKeyOf(removal.removed, cart, now);
  const { removed } = removal;
  const noticeTarget = removed.kind === 'item' && undoKey === additionSlot(removed.item.id) ? undoKey : null;
  return { ...removal, waits: isUndoing && removal.waits, isUndoing, undoKey, noticeTarget };
}

function isUndone({ isUndoing, waits, undoKey }: FollowedRemoval, settled: readonly SettledEntry[]): boolean {
  return isUndoing && !waits && settled.some(({ intent }) => slotOf(intent) === undoKey);
}

/** The others of the same item stay removed although the cart has more of it now. */
function keepRemoved(others: readonly FollowedRemoval[], undone: Removed): void {
  if (undone.kind !== 'item') return;
  for (const { removed } of others) {
    if (removed.kind === 'item' && isSame(removed.item, undone.item)) removed.known += undone.quantity;
  }
}

/** Whether a cart shows again what was removed. */
function isBack(removed: Removed, cart: Cart): boolean {
  if (removed.kind === 'voucher') return cart.vouchers.some(({ id }) => id === removed.id);
  if (removed.kind === 'coupon') return removableCoupon(cart) !== null;
  const quantity = quantityOf(cart, removed.item);
  if (quantity > removed.known) return true;
  removed.known = quantity;
  return false;
}

/** What a confirmed entry has removed: one row, or several tickets, each with its own line. */
function stepsOf(settled: SettledEntry, previous: Cart, cart: Cart): readonly Step[] {
  const { intent } = settled;
  if (intent.kind === 'voucherRemoval') {
    const name = intent.voucherId;
    if (!previous.vouchers.some(({ id }) => id === name)) return [];
    const removed: Removed = { kind: 'voucher', id: name };
    return [{ at: 'vouchers', of: name, row: 0, removed, settled, ...removalTexts.voucher(name) }];
  }
  if (intent.kind === 'couponRemoval') {
    if (!previous.coupon) return [];
    const { code } = previous.coupon;
    const texts = removalTexts.coupon(couponLabel(previous) ?? code);
    return [{ at: 'coupon', of: '', row: 0, removed: { kind: 'coupon', code }, settled, ...texts }];
  }
  const removesRows = definitionOf(intent).leavesLine ?? settled.rows.length > 0;
  const item = removesRows && findItem(previous, itemIdOf(intent) ?? '');
  if (!item) return [];
  const chosen = (intent.kind === 'removal' && intent.quantity) || item.quantity;
  const known = quantityOf(cart, item);
  // The shop may have given the rest of the tickets another id.
  const left = findItem(cart, item.id)?.quantity ?? (removesWholeItem(intent) ? 0 : known);
  const count = chosen - left;
  if (count <= 0) return [];
  const rows = isTicket(item) && settled.rows.length === count ? settled.rows : [settled.rows[0] ?? 0];
  const quantity = count / rows.length;
  const isMoved = intent.kind === 'move' && !intent.left;
  const texts = removalTexts[isMoved ? 'moved' : isTicket(item) ? 'ticket' : 'item'];
  // From the bottom, so that removing one does not change the rows of the others.
  return rows
    .toSorted((first, second) => second - first)
    .map((row) => ({
      at: 'items',
      of: item.id,
      row,
      removed: { kind: 'item', item, quantity, known },
      settled,
      ...texts(item.product.title, quantity),
    }));
}

/** The lines of one item stand in the order of their rows, of which each removal leaves one less below it. */
function withLine(lines: readonly FollowedRemoval[], added: FollowedRemoval): readonly FollowedRemoval[] {
  const earlier = lines.find((line) => isContinued(line, added));
  if (earlier) return [...lines.filter((line) => line !== earlier), joined(earlier, added)];
  const isBelow = ({ at, of, row }: Removal) =>
    at === added.at && of === added.of && row > added.row && row !== anyTicket;
  const below = lines.filter(isBelow).map((line) => ({ ...line, row: line.row - 1 }));
  return [...lines.filter((line) => !isBelow(line)), added, ...below];
}

/** Whether a line is about tickets without a row, and another one is about more of them. */
function isContinued({ of, row, isUndoing }: FollowedRemoval, added: FollowedRemoval): boolean {
  return row === anyTicket && added.row === row && added.of === of && !isUndoing;
}

function joined({ removed: before, wished }: FollowedRemoval, added: FollowedRemoval): FollowedRemoval {
  const { removed } = added;
  if (removed.kind !== 'item' || before.kind !== 'item') return added;
  const quantity = before.quantity + removed.quantity;
  const texts = removalTexts.ticket(removed.item.product.title, quantity);
  return { ...added, ...texts, removed: { ...removed, quantity }, wished: wished || added.wished };
}
