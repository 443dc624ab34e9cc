import type { Cart, CartItem } from './cart.ts';

export function withAppointments(cart: Cart | null, appointmentIds: readonly string[]): readonly CartItem[] {
  return (cart?.items ?? []).filter(
    ({ appointment }) => appointment && appointmentIds.includes(appointment.appointmentId),
  );
}

export function hasAppointment(cart: Cart | null, appointmentIds: readonly string[]): boolean {
  return withAppointments(cart, appointmentIds).length > 0;
}
