import { type Cart, hasAppointment, isSameVersion } from '../../domain/cart.ts';
import { confirmedCart } from '../cart/cart-selectors.ts';
import { type CartState, initialNoticeId, type SumChange } from '../cart/cart-state.ts';
import type { Entry, SettledEntry } from '../intents/entry.ts';
import { forgetSettledLater, settleEntries } from './settle.ts';
import { CodedError } from '../../domain/coded-error.ts';
import { loadChunk } from '../calls/load-chunk.ts';
import { removeNotices } from '../cart/change-notices.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { announceCart, type CartSource } from './announce-cart.ts';
import { forgetAppliedCampaign } from './campaign-cookies.ts';
import { shareStructure } from './structural-sharing.ts';

interface CartAnswer {
  readonly cart: Cart;
  readonly source: CartSource;
  /** The number of the request that it answers; see `createRequestClock`. */
  readonly request: number;
  /** The result of the entry that sent the request. */
  readonly settles?: SettledEntry | undefined;
}

/** Makes an answered cart the confirmed one unless it is superseded. Returns whether it was accepted. */
export function acceptCart(context: StoreContext, answer: CartAnswer): boolean {
  const { state, requestClock } = context;
  const { source, request } = answer;
  const before = state.getState();
  const shown = confirmedCart(before);
  // Any answer replaces a cart that has not been checked yet.
  const previous = before.isStale ? null : shown;
  if (previous && isSuperseded(context, answer, previous)) return false;
  const isNewLogin = requestClock.lastAnswered() < before.loginAt;
  requestClock.answered(request);

  const cart = shown ? shareStructure(shown, answer.cart) : answer.cart;
  // A login takes the cart along.
  const isOtherCart = !isNewLogin && shown !== null && shown.cartId !== cart.cartId;
  const { settled, log } = settleEntries(before, cart, request, answer.settles, isOtherCart);
  const isSending = ({ id, status }: Entry) => status.kind === 'sending' && id !== answer.settles?.id;
  // The shop may apply it to the new cart.
  if (isOtherCart && before.log.some(isSending)) requestClock.outcomeLost();
  const sumChange = sumChangeBy(source, cart, before);
  state.setState({
    log,
    sumChange,
    phase: { kind: 'ready', cart },
    isStale: false,
    isFetching: false,
    fetchFailure: null,
    // All are cleared together, once no item has any of them.
    failedAppointmentIds: hasAppointment(cart, before.failedAppointmentIds) ? before.failedAppointmentIds : [],
    ...(cart !== previous && before.checkout.kind === 'failed' && { checkout: { kind: 'idle' } }),
  });
  forgetSettledLater(context, settled);
  if (sumChange && sumChange !== before.sumChange) {
    void loadChunk(() => import('./tell-sums.ts')).then(
      ({ tellSums }) => tellSums(context, sumChange, cart),
      () => state.setState({ sumChange: null }),
    );
  }
  forgetAppliedCampaign(context, cart, previous);
  if (before.isStale && !isSameVersion(cart, shown)) removeNotices(context, ({ id }) => id === initialNoticeId);
  if (cart !== previous) announceCart(context, { cart, previous, source, settled, isNewLogin });
  return true;
}

/** Begins what the shopper is told about the sums; nothing about another cart, nor about a change of another tab. */
function sumChangeBy(source: CartSource, cart: Cart, before: CartState): SumChange | null {
  const shown = confirmedCart(before);
  if (before.isStale || shown?.cartId !== cart.cartId || source === 'otherTab') return null;
  return cart === shown ? before.sumChange : { from: before.sumChange?.from ?? shown, told: null };
}

/** Whether a newer cart is shown: a higher version unless the shop went back, or another cart by a later request. */
function isSuperseded(context: StoreContext, { cart, source, request }: CartAnswer, shown: Cart): boolean {
  const { requestClock, environment } = context;
  const { cartId, cartVersion } = cart;
  if (cartId === shown.cartId) {
    if (cartVersion >= shown.cartVersion) return false;
    if (!requestClock.answeredOlder(cartVersion, request, source !== 'change')) return true;
    environment.report(new CodedError('CF-207', `cartVersion went back from ${shown.cartVersion} to ${cartVersion}`));
    return false;
  }
  // An order in another tab has replaced the cart that this request still found.
  const isReplaced = request < requestClock.lastAnswered();
  if (isReplaced) requestClock.outcomeLost();
  return isReplaced;
}
