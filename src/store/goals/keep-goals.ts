import type { Cart } from '../../domain/cart.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import { confirmedCart } from '../cart-selectors.ts';
import type { CartState } from '../cart-state.ts';
import type { Change } from '../changes/changes.ts';
import { type AddToWishlist, isAbandoned } from '../changes/move-to-wishlist.ts';
import type { PendingChange } from '../changes/pending-change.ts';
import { addNotice } from '../notices.ts';
import type { StoreParts } from '../store-parts.ts';
import { createAbandonedWishes, staysWished } from './abandoned-wishes.ts';
import { droppedNotice } from './dropped-notice.ts';
import { aimOf, changeFor, type Goal, type GoalValue, slotOf, valueIn } from './goal.ts';
import type { Keeper } from './keeper.ts';
import { sendBeforeLeaving } from './send-before-leaving.ts';
import { createStoredGoals } from './stored-goals.ts';
import { isExpired, verdictOn } from './verdict.ts';

/** Removes a product that an earlier page has added to the wishlist. Rejects if it may still be there. */
type TakeOffWishlist = (productId: string, data: FragmentData) => Promise<void>;

/** What was known when a change was made. */
type Origin = Pick<Goal, 'cartId' | 'cartVersion' | 'time' | 'wished'>;

export function keepGoals({ context, fetcher, queue }: StoreParts, takeOffWishlist: TakeOffWishlist): Keeper {
  const { state, environment } = context;
  const { clock } = environment;
  const stored = createStoredGoals(context.isRunning);
  /** Goals of an earlier page, until a cart is fetched. */
  let waiting: readonly Goal[] = [];
  /** An item that stays in the cart is not on the wishlist as well. */
  const abandoned = createAbandonedWishes(write, (id) => takeOffWishlist(id, state.getState().data));
  const origins = new WeakMap<Change, Origin>();
  /** By key, while a change is pending: what the cart had, and what this tab has requested since. */
  const values = new Map<string, Set<GoalValue>>();
  /** What was sent when the page was left, until a cart of the restored page shows what became of it. */
  let sent: readonly Change[] = [];
  let isStored = true;
  let lastText = '';

  function goalOf({ change, status, rows }: PendingChange): Goal | null {
    const aim = aimOf(change);
    const origin = origins.get(change);
    if (!aim || !origin) return null;
    const from = [...(values.get(aim.key) ?? [])];
    return { ...aim, ...origin, from, rows, failed: status.kind === 'failed', abandoned: false };
  }

  /** Records new changes, and forgets what a confirmed cart has settled. */
  function observe(now: CartState, isNewCart: boolean): void {
    const { pendingChanges } = now;
    const keys = new Set([...pendingChanges.map(({ change }) => slotOf(change)), ...waiting.map(({ key }) => key)]);
    if (isNewCart) for (const key of values.keys()) if (!keys.has(key)) values.delete(key);
    const cart = confirmedCart(now);
    for (const { change } of pendingChanges) {
      const aim = aimOf(change);
      if (!aim || !cart) continue;
      const { cartId, cartVersion } = cart;
      if (!origins.has(change)) track(change, { cartId, cartVersion, time: clock.now(), wished: false });
      const known = values.get(aim.key) ?? new Set([valueIn(cart, aim)]);
      values.set(aim.key, known.add(aim.wanted));
    }
  }

  function track(change: Change, origin: Origin): void {
    origins.set(change, origin);
    if (change.kind !== 'move') return;
    // Stored before the product is sent to the wishlist, because the page may be left before the answer arrives.
    change.wishlistEntry.willAdd = () => {
      origins.set(change, { ...origin, wished: true });
      write();
    };
  }

  function write(): void {
    const { pendingChanges, data } = state.getState();
    const goals = [...waiting, ...abandoned.goals(), ...pendingChanges.flatMap((pending) => goalOf(pending) ?? [])];
    const text = JSON.stringify([data.baseUrl, data.tenant, goals]);
    if (text === lastText) return;
    lastText = text;
    const wasStored = isStored;
    isStored = stored.write(goals, data);
    // Notifies `askBeforeLeaving`, which depends on whether the goals are stored.
    if (isStored !== wasStored) state.setState({});
  }

  const isVerified = ({ phase, unchecked }: CartState) => phase.kind === 'ready' && !unchecked;

  /** Takes over the goals of an earlier page. A change that was made on this page is newer. */
  function take(): void {
    const own = new Set(state.getState().pendingChanges.map(({ change }) => slotOf(change)));
    const taken = stored.take(state.getState().data, clock.now()).filter(({ key }) => !own.has(key));
    waiting = [...waiting.filter(({ key }) => !taken.some((goal) => goal.key === key)), ...taken];
    for (const { key, from, wanted } of taken) values.set(key, new Set([...from, wanted]));
    write();
    // The cart that is shown may have been fetched before.
    if (taken.length > 0 && isVerified(state.getState())) void fetcher.refresh();
  }

  function resume(): void {
    const cart = confirmedCart(state.getState());
    if (!cart || !context.isRunning()) return;
    const goals = waiting;
    waiting = [];
    for (const goal of goals) {
      if (goal.abandoned && !isExpired(goal, clock.now()) && !staysWished(goal, goals, cart))
        void abandoned.takeBack(goal);
    }
    const dropped = goals.filter((goal) => {
      if (goal.abandoned) return false;
      const verdict = verdictOn(goal, cart, clock.now());
      if (verdict === 'shown') completeMove(goal, cart);
      const change = verdict === 'send' && changeFor(goal, cart, addToWishlistFor(goal));
      if (!change) return verdict !== 'shown';
      const { cartId, cartVersion, time, wished } = goal;
      track(change, { cartId, cartVersion, time, wished });
      queue.resume(change, goal.rows);
      return false;
    });
    write();
    for (const goal of dropped) if (goal.cartId === cart.cartId) void abandoned.takeBack(goal);
    if (dropped.length > 0) addNotice(context, droppedNotice(dropped, cart));
  }

  /** Another page may have changed the same thing after the shop applied what this page had sent. Before the queue resends it. */
  function dropOvertaken(now: CartState): void {
    const cart = confirmedCart(now);
    if (!cart) return;
    const goals = now.pendingChanges
      .filter(({ change }) => sent.includes(change))
      .flatMap((pending) => goalOf(pending) ?? []);
    const overtaken = goals.filter((goal) => !goal.failed && verdictOn(goal, cart, clock.now()) === 'overtaken');
    sent = [];
    if (overtaken.length === 0) return;
    addNotice(context, droppedNotice(overtaken, cart));
    const isOvertaken = (change: Change) => overtaken.some(({ key }) => key === slotOf(change));
    state.setState({ pendingChanges: now.pendingChanges.filter(({ change }) => !isOvertaken(change)) });
  }

  /** If another session has removed the item of a move, the page may have been left before it added the product. */
  function completeMove({ productId, wanted }: Goal, { items }: Cart): void {
    const isElsewhere = wanted === 0 && items.some(({ product }) => product.id === productId);
    if (productId && !isElsewhere) environment.addToWishlist(productId, state.getState().data).catch(() => {});
  }

  /**
   * The queue has dropped a move. Its entry is undone once a cart shows whether the item is still there; until then, the
   * product may still be added.
   */
  function observeAbandoned(now: CartState, before: CartState): void {
    for (const pending of before.pendingChanges) {
      const { id, change } = pending;
      const goal = goalOf(pending);
      if (change.kind !== 'move' || !goal || !isAbandoned(id, change, now)) continue;
      const entry = change.wishlistEntry;
      const ignore = () => {};
      const keep = () => Object.assign(entry, { willAdd: ignore, ended: abandoned.add({ ...goal, wished: true }) });
      if (goal.wished) keep();
      else Object.assign(entry, { willAdd: keep, ended: () => (entry.willAdd = ignore) });
    }
  }

  /** Undoing a resumed move also undoes what the earlier page has added. */
  function addToWishlistFor(goal: Goal): AddToWishlist {
    return async (productId, willAdd) => {
      const undo = await environment.addToWishlist(productId, state.getState().data, willAdd);
      return goal.wished ? () => abandoned.takeBack(goal) : undo;
    };
  }

  function follow(now: CartState, before: CartState): void {
    if (now.data.baseUrl !== before.data.baseUrl) waiting = [];
    const isNewCart = now.phase !== before.phase;
    if (!isNewCart && now.pendingChanges === before.pendingChanges) return;
    const replacements = new Map(now.pendingChanges.map(({ change }) => [slotOf(change), change.kind]));
    for (const goal of waiting) if (replacements.get(goal.key) === 'quantity') void abandoned.takeBack(goal);
    waiting = waiting.filter(({ key }) => !replacements.has(key));
    observe(now, isNewCart);
    if (isNewCart && sent.length > 0) dropOvertaken(now);
    if (now.pendingChanges !== before.pendingChanges) observeAbandoned(now, before);
    write();
    // Once the new cart is announced.
    if (isNewCart && waiting.length > 0 && isVerified(now)) queueMicrotask(resume);
  }

  observe(state.getState(), false);
  take();
  state.subscribe(follow);

  return {
    keeps: ({ change, status }) => isStored && status.kind !== 'failed' && aimOf(change) !== null,
    leaving() {
      // A script of the page may have cleared the storage.
      lastText = '';
      write();
      sent = sendBeforeLeaving(context);
    },
    returned() {
      if (stored.areTaken()) {
        waiting = [];
        abandoned.clear();
        const { pendingChanges } = state.getState();
        // What becomes of a move is decided by the cart of the next fetch.
        context.verification.outcomeLost();
        queue.discard(pendingChanges.filter(({ change }) => aimOf(change)).map(({ id }) => id));
      }
      take();
    },
  };
}
