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
 * Answers false when it failed in a way that can be tried again. The signal calls it off.
 */
export async function proceed(core: CartCore, calls: ChangeCalls, signal: AbortSignal): Promise<boolean> {
  const { state, world } = core;
  const cart = confirmedCart(state.getState());
  if (!cart || !canProceed(state.getState())) return true;
  const { nextStepUrl } = state.getState().data.rootComponentProps;
  const destination = checkedUrl(core, nextStepUrl);
  if (nextStepUrl && !destination) return refuseDestination(core, nextStepUrl);

  state.setState({ proceeding: true });
  removeNotices(core, ({ content }) => content.kind === 'failure');
  if (cart.items.some((item) => item.appointment)) {
    const outcome = await reserve(core, calls, signal);
    if (outcome !== 'reserved') return outcome === 'ended';
  }

  calls.postCheckoutProceeded(cart.cartId).catch((error: unknown) => world.report(error));
  const goesOn = world.page.emit('cartProceed', { cartId: cart.cartId, nextStepUrl: nextStepUrl ?? '' });
  if (goesOn && destination) world.page.leaveFor(destination);
  else state.setState({ proceeding: false });
  return true;
}

async function reserve(
  core: CartCore,
  calls: ChangeCalls,
  signal: AbortSignal,
): Promise<'reserved' | 'ended' | 'failed'> {
  const stopTelling = core.later(() => addNotice(core, { kind: 'slow', what: 'proceed' }, true), longLoadingAfter);
  try {
    await calls.reserveAppointments({ signal });
    return 'reserved';
  } catch (error) {
    core.state.setState({ proceeding: false });
    if (signal.aborted) return 'ended';
    const appointmentIds = error instanceof RefusedError ? error.answer.fields.appointmentIds : [];
    if (markFailedReservation(core, appointmentIds)) return 'ended';
    core.world.report(error);
    addFailureNotice(
      core,
      failureOf(error, (redirectedTo) => loginUrlOf(core, redirectedTo)),
      true,
    );
    return 'failed';
  } finally {
    stopTelling();
    removeNotices(core, ({ content }) => content.kind === 'slow' && content.what === 'proceed');
  }
}

function refuseDestination(core: CartCore, nextStepUrl: string): true {
  core.world.report(new Error(`refused to go to ${nextStepUrl}`));
  addFailureNotice(core, { kind: 'external', status: 0 }, false);
  return true;
}
