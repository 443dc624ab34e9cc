import { confirmedCart } from '../cart-selectors.ts';
import { addNotice, removeNotices } from '../notices.ts';
import type { StoreContext } from '../store-context.ts';

/**
 * Marks the rows whose appointments are gone; they stay marked until no item matches them. Answers false when none does
 * from the start, so that there is nothing to mark.
 */
export function markFailedReservation(context: StoreContext, appointmentIds: readonly string[]): boolean {
  const items = confirmedCart(context.state.getState())?.items ?? [];
  if (!items.some(({ appointment }) => appointment && appointmentIds.includes(appointment.appointmentId))) return false;
  context.state.setState({ failedAppointmentIds: appointmentIds });
  removeNotices(context, ({ content }) => content.kind === 'failedReservation');
  addNotice(context, { kind: 'failedReservation', appointmentIds });
  return true;
}
