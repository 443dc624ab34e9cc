import type { Cart } from '../../domain/cart.ts';

/** Whether an item of the cart has one of these appointments. */
export function hasAppointment(cart: Cart | null, appointmentIds: readonly string[]): boolean {
  return (cart?.items ?? []).some(
    ({ appointment }) => appointment && appointmentIds.includes(appointment.appointmentId),
  );
}
