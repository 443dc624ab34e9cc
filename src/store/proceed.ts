import type { ChangeCalls } from '../api/change-calls.ts';
import { RefusedError } from '../api/errors.ts';
import { longLoadingAfter } from '../domain/loading-state.ts';
import type { CartCore } from './cart-core.ts';
import { canProceed, confirmedCart } from './cart-selectors.ts';
import { failureOf } from './failure-of.ts';
import { checkedUrl, loginUrlOf } from './navigation.ts';
import { addFailureNotice, addNotice, removeNotices } from './notices.ts';

/**
 * Marks the rows whose appointments are gone; they stay marked until no item matches them. Answers false when none does
 * from the start, so that there is nothing to mark.
 */
export function markFailedReservation(core: CartCore, appointmentIds: readonly string[]): boolean {
  const items = confirmedCart(core.state.getState())?.items ?? [];
  if (!items.some(({ appointment }) => appointment && appointmentIds.includes(appointment.appointmentId))) return false;
  core.state.setState({ failedAppointmentIds: appointmentIds });
  removeNotices(core, ({ content }) => content.kind === 'failedReservation');
  addNotice(core, { kind: 'failedReservation', appointmentIds });
  return true;
}

/**
 * Leads on to the order data: reserve, tell the server, tell the host, go (rulings, 20).
 * Answers the id of the notice that offers to try again, when it failed in such a way. The signal calls it off.
 */
export async function proceed(core: CartCore, calls: ChangeCalls, signal: AbortSignal): Promise<string | null> {
  const { state, world } = core;
  if (!canProceed(state.getState())) return null;
  const { nextStepUrl } = state.getState().data.rootComponentProps;
  const destination = checkedUrl(core, nextStepUrl);
  if (nextStepUrl && !destination) return refuseDestination(core, nextStepUrl);

  state.setState({ proceeding: true });
  removeNotices(core, ({ content }) => content.kind === 'failure');
  if (confirmedCart(state.getState())?.items.some((item) => item.appointment)) {
    const reservation = await reserve(core, calls, signal);
    if (!reservation.made) return reservation.told;
    // What the shopper has changed meanwhile is not to be cut off, nor a cart left that has nothing in it any more.
    state.setState({ proceeding: false });
    if (!canProceed(state.getState())) return null;
    state.setState({ proceeding: true });
  }

  const cart = confirmedCart(state.getState());
  if (!cart) return null;
  calls.postCheckoutProceeded(cart.cartId).catch((error: unknown) => world.report(error));
  const goesOn = world.page.emit('cartProceed', { cartId: cart.cartId, nextStepUrl: nextStepUrl ?? '' });
  if (goesOn && destination) world.page.leaveFor(destination);
  else state.setState({ proceeding: false });
  return null;
}

type Reservation = { readonly made: true } | { readonly made: false; readonly told: string | null };

async function reserve(core: CartCore, calls: ChangeCalls, signal: AbortSignal): Promise<Reservation> {
  const stopTelling = core.later(() => addNotice(core, { kind: 'slow', what: 'proceed' }, true), longLoadingAfter);
  try {
    await calls.reserveAppointments({ signal });
    return { made: true };
  } catch (error) {
    core.state.setState({ proceeding: false });
    if (signal.aborted) return { made: false, told: null };
    const appointmentIds = error instanceof RefusedError ? error.answer.fields.appointmentIds : [];
    if (markFailedReservation(core, appointmentIds)) return { made: false, told: null };
    core.world.report(error);
    const failure = failureOf(error, (redirectedTo) => loginUrlOf(core, redirectedTo));
    return { made: false, told: addFailureNotice(core, failure, true) };
  } finally {
    stopTelling();
    removeNotices(core, ({ content }) => content.kind === 'slow' && content.what === 'proceed');
  }
}

function refuseDestination(core: CartCore, nextStepUrl: string): null {
  core.world.report(new Error(`refused to go to ${nextStepUrl}`));
  addFailureNotice(core, { kind: 'external', status: 0 }, false);
  return null;
}
