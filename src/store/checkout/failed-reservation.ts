import { confirmedCart } from '../cart/cart-selectors.ts';
import { loadChunk } from '../calls/load-chunk.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { hasAppointment } from '../../domain/cart.ts';

/** Marks the rows of these appointments until no item has any of them. Returns false if none has one from the start. */
export function markFailedReservation(context: StoreContext, failedAppointmentIds: readonly string[]): boolean {
  if (!hasAppointment(confirmedCart(context.state.getState()), failedAppointmentIds)) return false;
  context.state.setState({ failedAppointmentIds });
  loadChunk(() => import('./reservation-notice.ts')).then(
    ({ showReservationNotice }) => showReservationNotice(context),
    (error: unknown) => context.environment.report(error),
  );
  return true;
}
