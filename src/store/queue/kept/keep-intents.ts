import type { Cart } from '../../../domain/cart.ts';
import { shopOf } from '../../../domain/fragment-data.ts';
import { droppedText } from '../../../messages/dropped-text.ts';
import { confirmedCart } from '../../cart/cart-selectors.ts';
import type { CartState } from '../../cart/cart-state.ts';
import { addNotice } from '../../cart/change-notices.ts';
import type { StoreParts } from '../store-parts.ts';
import { definitionOf, slotOf } from '../../intents/definitions.ts';
import { hasFailed, openEntries, type OpenEntry } from '../../intents/entry.ts';
import { newEntry } from '../../intents/change-log.ts';
import { takeBackWishes } from '../wishes.ts';
import { isStillOpen, type KeptEntry, keptOf, originalOf } from './kept-entry.ts';
import { sendBeforeLeaving } from './send-before-leaving.ts';
import { createStoredLog } from './stored-log.ts';
import { isExpired, verdictOn } from './verdict.ts';

/** Keeps open entries for the next page of the tab, and resumes those of an earlier one. */
export function keepIntents({ context, fetcher, queue }: StoreParts) {
  const { state, environment, requestClock } = context;
  const { clock } = environment;
  const stored = createStoredLog(context.isRunning);
  /** Entries of an earlier page, until a cart is fetched. */
  let waiting: readonly KeptEntry[] = [];
  /** The ids of what was sent when the page was left, until the page is restored. */
  let sent: readonly number[] = [];
  let isStored = true;

  function write(): void {
    const { log, data } = state.getState();
    const kept = [...waiting, ...log.flatMap((entry) => keptOf(entry) ?? [])];
    isStored = stored.write(kept, shopOf(data));
  }

  const isVerified = ({ phase, isStale }: CartState) => phase.kind === 'ready' && !isStale;

  /** Claims the entries of an earlier page. What was made on this page is newer. */
  function claim(): void {
    const own = new Set(openEntries(state.getState()).map(({ intent }) => slotOf(intent)));
    const isOwn = ({ intent, abandoned }: KeptEntry) => !abandoned && own.has(slotOf(intent));
    const claimed = stored.claim(shopOf(state.getState().data)).filter((kept) => !isOwn(kept));
    const isClaimed = ({ intent, abandoned }: KeptEntry) =>
      claimed.some((kept) => kept.abandoned === abandoned && slotOf(kept.intent) === slotOf(intent));
    waiting = [...waiting.filter((kept) => !isClaimed(kept)), ...claimed];
    write();
    // The cart that is shown may have been fetched before.
    if (claimed.length > 0 && isVerified(state.getState())) void fetcher.refresh();
  }

  function resume(): void {
    const cart = confirmedCart(state.getState());
    if (!cart || !context.isRunning()) return;
    const now = clock.now();
    const entries = waiting;
    waiting = [];
    const dropped = entries.filter((kept) => !kept.abandoned && !resumed(kept, cart, now));
    const isOver = (kept: KeptEntry) =>
      kept.abandoned ? !isExpired(kept, now) : dropped.includes(kept) && kept.base.cartId === cart.cartId;
    giveUp(entries.filter(isOver));
    write();
    const text = droppedText(dropped.length);
    if (dropped.length > 0) addNotice(context, { kind: 'dropped', severity: 'warning', text });
  }

  /** Returns whether the shop has fulfilled an entry, or it was queued again. */
  function resumed(kept: KeptEntry, cart: Cart, now: number): boolean {
    const verdict = verdictOn(kept, cart, now);
    if (verdict === 'shown') completeMove(kept, cart);
    const intent = originalOf(kept.intent, cart);
    if (verdict !== 'send') return verdict === 'shown';
    if (!isStillOpen(intent, cart)) return false;
    queue.resume(intent, kept);
    return true;
  }

  /** Leaves the products of abandoned moves to `takeBackWishes`. */
  function giveUp(entries: readonly KeptEntry[]): void {
    const abandoned = entries
      .filter(({ wished }) => wished)
      .map(({ intent, rows, base, madeAt, wished }) =>
        newEntry({ intent, rows, base, madeAt, wished, status: { kind: 'abandoned' }, confirmableAfter: 0 }),
      );
    if (abandoned.length > 0) state.setState(({ log }) => ({ log: [...log, ...abandoned] }));
  }

  /** If another session has removed the item of a move, the page may have been left before it added the product. */
  function completeMove({ intent }: KeptEntry, { items }: Cart): void {
    if (intent.kind !== 'move') return;
    const { productId, left } = intent;
    const isElsewhere = left === 0 && items.some(({ product }) => product.id === productId);
    if (!isElsewhere) environment.addToWishlist(productId, state.getState().data, () => true).catch(() => {});
  }

  function follow(now: CartState, before: CartState): void {
    if (now.data.baseUrl !== before.data.baseUrl) waiting = [];
    const isNewCart = now.phase !== before.phase;
    if (!isNewCart && now.log === before.log) return;
    const kinds = new Map(openEntries(now).map(({ intent }) => [slotOf(intent), intent.kind]));
    const replaced = waiting.filter(({ intent, abandoned }) => !abandoned && kinds.has(slotOf(intent)));
    waiting = waiting.filter((kept) => !replaced.includes(kept));
    const toQuantity = replaced.filter(({ intent }) => kinds.get(slotOf(intent)) === 'quantity');
    if (toQuantity.length > 0) queueMicrotask(() => giveUp(toQuantity));
    write();
    // Once the new cart is announced.
    if (isNewCart && waiting.length > 0 && isVerified(now)) queueMicrotask(resume);
  }

  takeBackWishes(context);
  claim();

  return {
    /** To call after each change of the state. */
    follow,
    /** Whether an entry would survive the end of the page. */
    keeps: (entry: OpenEntry) => isStored && !hasFailed(entry) && !definitionOf(entry.intent).isOfThisPage,
    /** Call it when the page is about to be unloaded or suspended. */
    leaving(): void {
      // A script of the page may have cleared the storage.
      write();
      sent = sendBeforeLeaving(context);
    },
    /** To call when the page or the cart is shown again: another cart may have resumed the entries of this one. */
    returned(): void {
      if (stored.isClaimed()) {
        waiting = [];
        state.setState(({ log }) => ({ log: log.filter(({ status }) => status.kind !== 'abandoned') }));
        // What becomes of a move is decided by the cart of the next fetch.
        requestClock.outcomeLost();
        const kept = openEntries(state.getState()).filter(({ intent }) => !definitionOf(intent).isOfThisPage);
        queue.discard(kept.map(({ id }) => id));
      } else {
        // Another page may have changed the same since: as after a reload, the cart of the next fetch decides.
        const isLeft = (entry: OpenEntry) => sent.includes(entry.id) && !hasFailed(entry) && keptOf(entry) !== null;
        const left = openEntries(state.getState()).filter(isLeft);
        queue.discard(left.map(({ id }) => id));
        waiting = [...waiting, ...left.flatMap((entry) => keptOf(entry) ?? [])];
      }
      sent = [];
      claim();
    },
  };
}
