import { type Cart, countPieces, discountProblem, findItem } from '../../domain/cart.ts';
import { isShownInSnackbar } from '../../domain/failure.ts';
import { finishedDurationMs } from '../../domain/loading-state.ts';
import { rememberCart } from './brought-cart.ts';
import { initialNoticeId } from '../initial-state.ts';
import type { CartState } from '../cart-state.ts';
import { forgetAppliedCampaign } from './campaign-cookies.ts';
import { takesOut } from '../changes/changes.ts';
import { addNotice, removeNotices } from '../notices.ts';
import { confirmed, isConfirmed, type SettledChange } from '../changes/pending-change.ts';
import { confirmedCart } from '../cart-selectors.ts';
import type { StoreContext } from '../store-context.ts';
import { shareStructure } from './structural-sharing.ts';

/** Where a cart comes from, which decides what is announced. */
export type CartSource = 'start' | 'change' | 'refresh' | 'login' | 'otherTab';

export interface CartAnswer {
  readonly cart: Cart;
  readonly source: CartSource;
  /** The number of the request that it answers; see `Verification`. */
  readonly request: number;
  /** What the answer means for the change that asked for it. */
  readonly settles?: SettledChange;
}

/**
 * Takes an answered cart over, unless a newer one is shown (rulings, 16), and tells the host. Pending
 * changes that it shows are confirmed. Returns whether it was taken.
 */
export function acceptCart(context: StoreContext, answer: CartAnswer): boolean {
  const { state, verification } = context;
  const { source, request, settles } = answer;
  const before = state.getState();
  const shown = confirmedCart(before);
  const previous = before.unchecked ? null : shown;
  const isSameCart = previous?.cartId === answer.cart.cartId;
  if (previous && isSameCart && answer.cart.cartVersion < previous.cartVersion) return false;
  // An order in another tab has replaced the cart that this request still found.
  if (previous && !isSameCart && request < verification.lastAnswered()) {
    verification.outcomeLost();
    return false;
  }
  verification.answered(request);

  const cart = shown ? shareStructure(shown, answer.cart) : answer.cart;
  const isConfirmedNow = (pending: CartState['pendingChanges'][number]) => isConfirmed(pending, cart, request);
  const others = before.pendingChanges.filter(({ id }) => id !== settles?.id);
  const settled = [...others.filter(isConfirmedNow).map(confirmed), ...(settles ? [settles] : [])];
  state.setState({
    phase: { kind: 'ready', cart },
    unchecked: false,
    pendingChanges: others.filter((pending) => !isConfirmedNow(pending)),
    settledChanges: [...before.settledChanges.filter((old) => !isOutdated(old, settled, cart)), ...settled],
    fetchFailure: null,
    failedAppointmentIds: stillInCart(before.failedAppointmentIds, cart),
    ...(cart !== previous && before.checkout.kind === 'failed' && { checkout: { kind: 'idle' } }),
  });
  forgetConfirmedLater(context, settled);
  forgetAppliedCampaign(context, cart, previous);
  if (cart === previous) return true;

  const isVersionOf = (other: Cart | null) => other?.cartId === cart.cartId && other.cartVersion === cart.cartVersion;
  if (before.unchecked && !isVersionOf(shown)) removeNotices(context, ({ id }) => id === initialNoticeId);
  updateNotices(context, cart, previous, source);
  if (isSameCart && source !== 'otherTab' && cart.items.length > 0 && settled.some((one) => isVain(one, cart))) {
    addNotice(context, { kind: 'failure', failure: { kind: 'adjusted' } });
  }
  tellHost(context, cart, source, !isVersionOf(previous));
  if (previous && isSameCart && previous.items.length > 0 && cart.items.length === 0) {
    tellEmptied(context, cart, source, settled);
  }
  return true;
}

/** Tells the host page of the cart that is shown now; each event has a copy of its own, so that nothing can change ours. */
export function tellHost(context: StoreContext, cart: Cart, source: CartSource, isNewVersion = true): void {
  const { page, track } = context.environment;
  const { cartId, cartVersion } = cart;
  rememberCart(context, cart);
  track({ cart, isFollowed: source === 'otherTab' });
  let copy: Cart | undefined;
  page.emit('cartChange', {
    get cart() {
      return (copy ??= structuredClone(cart));
    },
  });
  if (isNewVersion) page.emit('cartVersionChange', { cartId, cartVersion, numberOfItems: countPieces(cart) });
}

/** What was settled before goes when a newer change of its key has been settled, and a refusal when the cart shows it. */
function isOutdated({ change, result }: SettledChange, newer: readonly SettledChange[], cart: Cart): boolean {
  return newer.some((one) => one.change.key === change.key) || (result === 'refused' && change.isConfirmedBy(cart));
}

/** Whether the item of a quantity is gone with its row: that is believed, and said on the page (rulings, 63). */
function isVain({ change }: SettledChange, cart: Cart): boolean {
  return change.kind === 'quantity' && !findItem(cart, change.itemId);
}

/** Shows confirmed changes as finished for a second (rulings, 17), and forgets what a snackbar has told. */
export function forgetConfirmedLater({ state, later }: StoreContext, settled: readonly SettledChange[]): void {
  const shortLived = settled.filter(({ result, failure }) => result === 'confirmed' || isShownInSnackbar(failure));
  if (shortLived.length === 0) return;
  later(
    () =>
      state.setState(({ settledChanges }) => ({
        settledChanges: settledChanges.filter((one) => !shortLived.includes(one)),
      })),
    finishedDurationMs,
  );
}

/** The ids are cleared together, once no item matches any of them (specification, 4). */
function stillInCart(appointmentIds: readonly string[], cart: Cart): readonly string[] {
  const here = cart.items.some((item) => item.appointment && appointmentIds.includes(item.appointment.appointmentId));
  return here || appointmentIds.length === 0 ? appointmentIds : [];
}

function updateNotices(context: StoreContext, cart: Cart, previous: Cart | null, source: CartSource): void {
  const { failedAppointmentIds } = context.state.getState();
  if (failedAppointmentIds.length === 0) removeNotices(context, ({ content }) => content.kind === 'failedReservation');

  const isSameCart = previous?.cartId === cart.cartId;
  if (previous && !isSameCart && previous.items.length > 0 && source !== 'login') {
    addNotice(context, { kind: 'replaced' });
  } else if (source === 'otherTab') addNotice(context, { kind: 'synced' });

  if (previous && isSameCart && isVoucherRevalued(previous, cart)) addNotice(context, { kind: 'voucherChanged' });

  const problem = discountProblem(cart);
  if (problem === (previous && discountProblem(previous))) return;
  removeNotices(context, ({ content }) => content.kind === 'discount');
  if (problem) addNotice(context, { kind: 'discount', message: problem });
}

/** What a voucher pays changes with the cart; what it is worth does not. */
function isVoucherRevalued(previous: Cart, cart: Cart): boolean {
  return cart.vouchers.some(({ id, balance }) => {
    const before = previous.vouchers.find((voucher) => voucher.id === id)?.balance.amount ?? null;
    return before !== null && balance.amount !== null && before !== balance.amount;
  });
}

/** Unless the shopper emptied the cart, a reload would lose the notice about it (rulings, 27). */
function tellEmptied(
  context: StoreContext,
  { cartId }: Cart,
  source: CartSource,
  settled: readonly SettledChange[],
): void {
  const { page, track } = context.environment;
  const byShopper = settled.some(({ change, result }) => takesOut(change) && result === 'confirmed');
  if (byShopper) {
    const goesOn = page.emit('cartEmptied', { cartId });
    // A reload would take the snackbar away that leads to the wishlist.
    if (goesOn && !settled.some(({ change }) => change.kind === 'move')) return page.reload();
  } else if (source === 'change') addNotice(context, { kind: 'replaced' });
  if (byShopper || source !== 'otherTab') track({ emptied: true });
}
