import { isCancellation, RefusedError } from '../api/errors.ts';
import type { CartCore } from './cart-core.ts';
import { canProceed, confirmedCart } from './cart-selectors.ts';
import { failureOf } from './failure-of.ts';
import { checkedUrl, loginUrlOf } from './navigation.ts';
import { addFailureNotice, addNotice, removeNotices } from './notices.ts';

/** Marks the rows whose appointments are gone; they stay marked until no item matches them. */
export function markFailedReservation(core: CartCore, appointmentIds: readonly string[]): void {
  core.state.setState({ failedAppointmentIds: appointmentIds });
  removeNotices(core, ({ content }) => content.kind === 'failedReservation');
  addNotice(core, { kind: 'failedReservation', appointmentIds });
}

/** Leads on to the order data: reserve, tell the server, tell the host, go (rulings, 20). */
export async function proceed(core: CartCore): Promise<void> {
  const { state, world, api } = core;
  const cart = confirmedCart(state.getState());
  if (!cart || !canProceed(state.getState())) return;
  const { nextStepUrl } = state.getState().data.rootComponentProps;
  const destination = checkedUrl(core, nextStepUrl);
  if (nextStepUrl && !destination) return refuseDestination(core, nextStepUrl);

  state.setState({ proceeding: true });
  removeNotices(core, ({ content }) => content.kind === 'failure');
  if (!(await reserve(core, cart.items.some((item) => item.appointment)))) return;

  api.postCheckoutProceeded(cart.cartId).catch((error: unknown) => world.report(error));
  const goesOn = world.page.emit('cartProceed', { cartId: cart.cartId, nextStepUrl: nextStepUrl ?? '' });
  if (goesOn && destination) world.page.leaveFor(destination);
  else state.setState({ proceeding: false });
}

async function reserve(core: CartCore, hasAppointments: boolean): Promise<boolean> {
  if (!hasAppointments) return true;
  try {
    await core.api.reserveAppointments();
    return true;
  } catch (error) {
    core.state.setState({ proceeding: false });
    if (isCancellation(error)) return false;
    const appointmentIds = error instanceof RefusedError ? error.answer.fields.appointmentIds : [];
    if (appointmentIds.length > 0) markFailedReservation(core, appointmentIds);
    else {
      core.world.report(error);
      const failure = failureOf(error, (redirectedTo) => loginUrlOf(core, redirectedTo));
      addFailureNotice(core, failure, true);
    }
    return false;
  }
}

function refuseDestination(core: CartCore, nextStepUrl: string): void {
  core.world.report(new Error(`refused to go to ${nextStepUrl}`));
  addFailureNotice(core, { kind: 'external', status: 0 }, false);
}
