import { ExternalError } from '../api/errors.ts';
import type { Cart } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import { acceptCart } from './accept-cart.ts';
import type { CartCore } from './cart-core.ts';
import type { CartLoader } from './cart-loader.ts';
import { confirmedCart } from './cart-selectors.ts';
import { forgetCampaign } from './campaign-cookies.ts';
import {
  failureOf,
  hasUnknownOutcome,
  isPlainNo,
  isUnexplained,
  saysWhy,
  secondsToWait,
  statusOf,
} from './failure-of.ts';
import { loginUrlOf } from './navigation.ts';
import { addFailureNotice, addNotice, removeNotices } from './notices.ts';
import { markFailedReservation } from './proceed.ts';
import { showFinished } from './wish-activity.ts';
import { isFulfilled, itemOf, type Wish } from './wish.ts';
import type { WishQueue } from './wish-queue.ts';

/** What an answer or a failure means for the wish behind it (rulings, 16; quality of service under faults). */
export function createWishOutcomes(core: CartCore, loader: CartLoader, queue: () => WishQueue) {
  const { state, world } = core;

  function answered(wish: Wish, cart: Cart): void {
    const before = state.getState();
    if (!acceptCart(core, cart, 'change', [wish.id])) return overtaken(wish, cart);
    const { wishes } = state.getState();
    showFinished(
      core,
      before.wishes.filter((one) => !wishes.includes(one)),
    );
    forgetOldFailures();
    if (wish.change.kind === 'coupon') couponAnswered(cart);
    clearItemFailure(wish);
    tellIfEmptied(wish, confirmedCart(before));
  }

  /**
   * Where it was not the shopper who emptied the cart, a reload would lose what is told of it. Of an empty cart in place of
   * another one the page has told already.
   */
  function tellIfEmptied({ change }: Wish, before: Cart | null): void {
    const cart = confirmedCart(state.getState());
    if (cart?.cartId !== before?.cartId || !before?.items.length || cart?.items.length !== 0) return;
    if (change.kind !== 'removal') addNotice(core, { kind: 'replaced' });
    else if (world.page.emit('cartEmptied', { cartId: cart.cartId })) world.page.reload();
  }

  /** What failed before has been replaced by something newer, once nothing is left that could be tried again. */
  function forgetOldFailures(): void {
    if (state.getState().wishes.some((wish) => wish.failed)) return;
    removeNotices(core, ({ content }) => content.kind === 'failure');
  }

  /** A newer cart is shown: another tab came in between, or the server answered with something out of date. */
  function overtaken(wish: Wish, cart: Cart): void {
    if (!isFulfilled(wish.change, cart))
      return void converge(wish, new ExternalError('answered with an old cart', 200));
    queue().drop(wish.id);
    showFinished(core, [wish]);
  }

  function couponAnswered(cart: Cart): void {
    if (cart.coupon) forgetCampaign(core);
    state.setState({ couponFailure: null });
  }

  function clearItemFailure({ change }: Wish): void {
    const itemId = itemOf(change);
    if (itemId === null || !(itemId in state.getState().itemFailures)) return;
    state.setState(({ itemFailures: { [itemId]: _, ...others } }) => ({ itemFailures: others }));
  }

  function failed(wish: Wish, error: unknown): void {
    const pause = secondsToWait(error);
    const status = statusOf(error);
    if (hasUnknownOutcome(error)) core.doubt.raise();
    if (pause !== null) queue().pause(pause * 1000);
    else if (status === null && !world.network.isOnline()) waitForNetwork(wish);
    else if (status === 409 && !saysWhy(error)) void convergeAfterConflict(wish, error);
    else if (status === 404 || status === 410 || hasUnknownOutcome(error)) void converge(wish, error);
    else refused(wish, explain(wish, error), error);
  }

  /** The specification treats any failure of a quantity change as an external error, bar those with their own way out. */
  function explain(wish: Wish, error: unknown): Failure {
    const failure = failureOf(error, (redirectedTo) => loginUrlOf(core, redirectedTo));
    const ownWay = failure.kind !== 'refused' || failure.appointmentIds.length > 0;
    return wish.change.kind !== 'quantity' || ownWay ? failure : { kind: 'external', status: failure.status };
  }

  function waitForNetwork(wish: Wish): void {
    queue().update(wish.id, { activity: 'Offline' });
    addFailureNotice(core, { kind: 'offline' }, true);
  }

  /** The server may have applied it: look first, and bother the shopper only when it did not. */
  async function converge(wish: Wish, error: unknown): Promise<void> {
    const failure = explain(wish, error);
    const gone = statusOf(error) === 404 || statusOf(error) === 410;
    if (!gone) world.report(error);
    queue().update(wish.id, { failed: true });
    const before = confirmedCart(state.getState());
    const stillUnknown = failure.kind === 'login' ? null : await loader.refetch('refresh');
    // The page tells already that there is no cart any more.
    if (!confirmedCart(state.getState())) return;
    const now = state.getState().wishes.find(({ id }) => id === wish.id);
    // The shopper has asked for it again meanwhile.
    if (now && !now.failed) return;
    if (gone) queue().drop(wish.id);
    else queue().update(wish.id, { activity: 'Idle' });
    if (stillUnknown && (!now || gone)) addFailureNotice(core, stillUnknown, true);
    else if (now) addFailureNotice(core, failure, !gone);
    else {
      showFinished(core, [wish]);
      tellIfEmptied(wish, before);
    }
  }

  /** Somebody else changed the cart at the same time: fetch it, ask once more, then tell. */
  async function convergeAfterConflict(wish: Wish, error: unknown): Promise<void> {
    if (wish.conflicts > 0) return converge(wish, error);
    queue().update(wish.id, { failed: true, conflicts: 1 });
    await loader.refetch('refresh');
    queue().update(wish.id, { failed: false });
    queue().pump();
  }

  function refused(wish: Wish, failure: Failure, error: unknown): void {
    const itemId = itemOf(wish.change);
    if (failure.kind === 'login') return keepForLogin(wish, failure);
    if (failure.kind === 'external' || isUnexplained(error)) world.report(error);
    queue().drop(wish.id);
    forgetOldFailures();
    if (failure.kind === 'refused' && markFailedReservation(core, failure.appointmentIds)) return;
    if (wish.change.kind === 'coupon') state.setState({ couponFailure: failure });
    else if (itemId !== null && 'status' in failure && isPlainNo(failure.status)) {
      state.setState(({ itemFailures }) => ({ itemFailures: { ...itemFailures, [itemId]: failure } }));
    } else addFailureNotice(core, failure, false);
  }

  function keepForLogin(wish: Wish, failure: Failure): void {
    queue().update(wish.id, { failed: true, activity: 'Idle' });
    addFailureNotice(core, failure, true);
  }

  function idle(): void {
    if (core.doubt.isRaised() && !loader.isConverging()) void loader.converge();
  }

  return { answered, failed, idle };
}
