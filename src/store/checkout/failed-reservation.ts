import { confirmedCart } from '../cart-selectors.ts';
import { addNotice, removeNotices } from '../notices.ts';
import type { StoreContext } from '../store-context.ts';
import { hasAppointment } from './has-appointment.ts';

/**
 * Marks the rows whose appointments are no longer available until no item has any of them. Returns false if no item has
 * one from the start.
 */
export function markFailedReservation(context: StoreContext, appointmentIds: readonly string[]): boolean {
  if (!hasAppointment(confirmedCart(context.state.getState()), appointmentIds)) return false;
  context.state.setState({ failedAppointmentIds: appointmentIds });
  removeNotices(context, ({ content }) => content.kind === 'failedReservation');
  addNotice(context, { kind: 'failedReservation', appointmentIds });
  return true;
}
