import { ApiError } from '../../api/errors.ts';
import { postCheckoutProceeded } from '../../api/operations/events.ts';
import { reserveAppointments } from '../../api/operations/shop.ts';
import { type Cart, hasAppointment, hasTickets } from '../../domain/cart.ts';
import { CodedError } from '../../domain/coded-error.ts';
import type { Failure } from '../../domain/failure.ts';
import { longLoadingDelayMs } from '../../domain/loading-state.ts';
import { withoutDetails } from '../../domain/urls.ts';
import type { Checkout } from '../cart/cart-state.ts';
import { explainError } from '../cart/explain-error.ts';
import { markFailedReservation } from './failed-reservation.ts';
import { isConflict } from '../calls/classify-error.ts';
import { loadChunk } from '../calls/load-chunk.ts';
import { checkedUrl, reportUnlessLost } from '../cart/navigation.ts';
import { canProceed, confirmedCart, passesSoon } from '../cart/cart-selectors.ts';
import { type StoreContext, waitForCode } from '../cart/store-context.ts';

/** If the page is still open by then, the shopper has stopped the navigation, or its target was not a page. */
export const navigationTimeoutMs = 10_000;

/** Shown with the generic message. */
const unknownFailure: Failure = {
  kind: 'refused',
  errorCode: -1,
  category: null,
  message: null,
  status: 0,
  appointmentIds: [],
};

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;

/**
 * The step from the cart to the checkout. Only one runs at a time.
 * @param refetch fetches the cart, of which the shop has another version.
 */
export function createCheckoutFlow(context: StoreContext, refetch: () => unknown) {
  const { state } = context;
  /** Of the step that waits for changes or reserves appointments. */
  let running = new AbortController();

  function cancel(): void {
    running.abort();
    running = new AbortController();
    set(context, idle);
  }

  function begin(checkout: Checkout): AbortSignal {
    cancel();
    set(context, checkout);
    return running.signal;
  }

  return {
    /** Leaves the page once what is pending is confirmed. While it waits for that, another call ends it. */
    async proceed(): Promise<void> {
      if (!context.isRunning()) return;
      if (state.getState().checkout.kind === 'waiting') return cancel();
      if (passesSoon(state.getState()) && !(await waitForChanges(context, begin({ kind: 'waiting' })))) return;
      let cart = confirmedCart(state.getState());
      let reserved: Cart | null = null;
      // Again if the cart has changed during the reservation.
      while (cart && cart !== reserved && hasTickets(cart) && canProceed(state.getState())) {
        if (!(await reserve(context, refetch, cart, begin({ kind: 'reserving', slow: false })))) return;
        reserved = cart;
        cart = confirmedCart(state.getState());
      }
      if (cart && canProceed(state.getState())) await leave(context, cart);
    },
    cancel,
  };
}

const idle: Checkout = { kind: 'idle' };
const set = ({ state }: StoreContext, checkout: Checkout) => state.setState({ checkout });

/** Resolves to whether everything is confirmed that is pending now. */
async function waitForChanges(context: StoreContext, signal: AbortSignal): Promise<boolean> {
  const before = context.state.getState();
  const isSaved = await loadChunk(() => import('./when-saved.ts')).then(
    ({ whenSaved }) => whenSaved(context, before, signal),
    () => false,
  );
  if (!signal.aborted) set(context, idle);
  return isSaved;
}

/** Resolves to whether the appointments of a cart are reserved. Shows a failure. */
async function reserve(
  context: StoreContext,
  refetch: () => unknown,
  cart: Cart,
  signal: AbortSignal,
): Promise<boolean> {
  const cancelSlow = context.later(() => set(context, { kind: 'reserving', slow: true }), longLoadingDelayMs);
  signal.addEventListener('abort', cancelSlow);
  try {
    await context.call(reserveAppointments, {}, { signal });
    if (!signal.aborted) set(context, idle);
    return !signal.aborted;
  } catch (error) {
    // Before the failure is shown, which another cart would remove.
    if (isConflict(error) && !signal.aborted) await refetch();
    if (!signal.aborted) set(context, failedReservation(context, cart, error));
    return false;
  } finally {
    cancelSlow();
  }
}

function failedReservation(context: StoreContext, cart: Cart, error: unknown): Checkout {
  const appointmentIds = error instanceof ApiError ? error.answer.fields.appointmentIds : [];
  // The shopper may have removed the ticket meanwhile.
  if (markFailedReservation(context, appointmentIds) || hasAppointment(cart, appointmentIds)) return idle;
  context.environment.report(error);
  return { kind: 'failed', failure: explainError(context, error), canRetry: true };
}

/** Informs the server and the host, and leaves the page unless the host does that itself. */
async function leave(context: StoreContext, { cartId }: Cart): Promise<void> {
  const { state, environment } = context;
  const { nextStepUrl } = state.getState().data.rootComponentProps;
  const destination = checkedUrl(context, nextStepUrl);
  const leaving: Checkout = { kind: 'leaving' };
  set(context, leaving);
  const recordProceeding = () => {
    context.call(postCheckoutProceeded, { body: { cartId } }, { keepalive: true }).catch(reportUnlessLost(context));
    return environment.track({ proceeded: true });
  };
  if (destination) {
    const tracking = recordProceeding();
    if (tracking) await waitForCode(context, tracking);
    if (state.getState().checkout !== leaving) return;
  }
  const isAllowed = environment.page.emit('cartProceed', { cartId, nextStepUrl: (destination && nextStepUrl) ?? '' });
  if (!isAllowed) {
    // Without a destination, the shopper proceeds only if the host takes over.
    if (!destination) void recordProceeding();
    return set(context, idle);
  }
  if (destination) {
    context.later(() => {
      if (state.getState().checkout === leaving) set(context, idle);
    }, navigationTimeoutMs);
    return environment.page.leaveFor(destination);
  }
  environment.report(
    new CodedError('CF-301', `no usable next step: ${withoutDetails(nextStepUrl ?? '', environment.page.url())}`),
  );
  set(context, { kind: 'failed', failure: unknownFailure, canRetry: false });
}
