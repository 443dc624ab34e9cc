import { ApiError } from '../../api/errors.ts';
import { postCheckoutProceeded } from '../../api/operations/events.ts';
import { reserveAppointments } from '../../api/operations/shop.ts';
import { hasTickets } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { longLoadingDelayMs } from '../../domain/loading-state.ts';
import { withoutDetails } from '../../domain/urls.ts';
import type { Checkout } from '../cart-state.ts';
import { explainError } from '../explain-error.ts';
import { markFailedReservation } from './failed-reservation.ts';
import { checkedUrl, reportUnlessLost } from '../navigation.ts';
import { canProceed, confirmedCart } from '../cart-selectors.ts';
import type { StoreContext } from '../store-context.ts';

/** The step to the order data, made once at a time however often it is asked for. */
export interface CheckoutStep {
  /** Reserves, informs the server and the host, and leaves the page (rulings, 20). */
  proceed(): Promise<void>;
  cancel(): void;
}

/**
 * After this many milliseconds, a page that is still here was not left: the shopper has stopped the browser, or the
 * target was no page.
 */
export const leavingTime = 10_000;

/** Told with the general sentence. */
const unknownFailure: Failure = {
  kind: 'refused',
  errorCode: -1,
  category: null,
  message: null,
  status: 0,
  appointmentIds: [],
};

export function createCheckoutStep(context: StoreContext): CheckoutStep {
  const { state, environment } = context;
  let reservation: AbortController | null = null;

  const set = (checkout: Checkout) => state.setState({ checkout });
  const fail = (failure: Failure, canRetry: boolean) => set({ kind: 'failed', failure, canRetry });

  /** Resolves to whether the appointments are reserved. A failure is shown. */
  async function reserve(): Promise<boolean> {
    const mine = new AbortController();
    reservation = mine;
    set({ kind: 'reserving', slow: false });
    const cancelSlow = context.later(() => set({ kind: 'reserving', slow: true }), longLoadingDelayMs);
    try {
      await context.call(reserveAppointments, {}, { signal: mine.signal });
      if (reservation !== mine) return false;
      set({ kind: 'idle' });
      return true;
    } catch (error) {
      if (reservation === mine) reservationFailed(error);
      return false;
    } finally {
      cancelSlow();
      if (reservation === mine) reservation = null;
    }
  }

  function reservationFailed(error: unknown): void {
    const appointmentIds = error instanceof ApiError ? error.answer.fields.appointmentIds : [];
    if (markFailedReservation(context, appointmentIds)) return set({ kind: 'idle' });
    environment.report(error);
    fail(explainError(context, error), true);
  }

  return {
    async proceed() {
      if (!context.isRunning() || !canProceed(state.getState())) return;
      const { nextStepUrl } = state.getState().data.rootComponentProps;
      const destination = checkedUrl(context, nextStepUrl);
      const before = confirmedCart(state.getState());
      if (before && hasTickets(before) && !(await reserve())) return;
      // What the shopper has changed meanwhile is not to be cut off, nor a cart left that has nothing in it any more.
      const cart = confirmedCart(state.getState());
      if (!cart || !canProceed(state.getState())) return;
      const leaving: Checkout = { kind: 'leaving' };
      set(leaving);
      const { cartId } = cart;
      const goOn = () => {
        context.call(postCheckoutProceeded, { body: { cartId } }, { keepalive: true }).catch(reportUnlessLost(context));
        environment.track({ proceeded: true });
      };
      if (destination) goOn();
      const goes = environment.page.emit('cartProceed', { cartId, nextStepUrl: (destination && nextStepUrl) ?? '' });
      if (goes && destination) {
        context.later(() => {
          if (state.getState().checkout === leaving) set({ kind: 'idle' });
        }, leavingTime);
        return environment.page.leaveFor(destination);
      }
      if (!goes) {
        // Without a way of our own, nobody has proceeded before the host took the step over (rulings, 56).
        if (!destination) goOn();
        return set({ kind: 'idle' });
      }
      environment.report(
        new Error(`no usable next step: ${withoutDetails(nextStepUrl ?? '', environment.page.url())}`),
      );
      fail(unknownFailure, false);
    },
    cancel() {
      reservation?.abort();
      reservation = null;
      set({ kind: 'idle' });
    },
  };
}
