import type { Cart, CartItem } from './cart.ts';

/** The items of the cart that have one of these appointments. */
export function withAppointments(cart: Cart | null, appointmentIds: readonly string[]): readonly CartItem[] {
  return (cart?.items ?? []).filter(
    ({ appointment }) => appointment && appointmentIds.includes(appointment.appointmentId),
  );
}

/** Whether an item of the cart has one of these appointments. */
export function hasAppointment(cart: Cart | null, appointmentIds: readonly string[]): boolean {
  return withAppointments(cart, appointmentIds).length > 0;
}
