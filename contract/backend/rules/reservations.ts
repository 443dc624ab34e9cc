import type { StoredCart, ReservedAppointment } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';
import { refuse } from './refusal.ts';

const reservationMinutes = 20;

export function reservedUntil(now: Date): string {
  return new Date(now.getTime() + reservationMinutes * 60_000).toISOString();
}

/**
 * Reserves the seats of every ticket for the checkout. Renews expired reservations while there are seats. Refuses the
 * whole call for tickets without seats or with a past date, and names them (error 300).
 */
export function reserveAppointments(
  cart: StoredCart,
  context: RuleContext,
): { readonly cart: StoredCart; readonly reservedAppointmentIds: readonly string[] } {
  const appointments = cart.lines.flatMap(({ appointment }) => appointment ?? []);
  const failed = appointments.filter((appointment) => isLost(appointment, context));
  if (failed.length > 0) refuse(300, { fields: { appointmentIds: failed.map(({ appointmentId }) => appointmentId) } });
  const lines = cart.lines.map((line) =>
    line.appointment ? { ...line, appointment: renew(line.appointment, context.now) } : line,
  );
  return { cart: { ...cart, lines }, reservedAppointmentIds: appointments.map(({ appointmentId }) => appointmentId) };
}

/** Makes the reservation expire, as if the shopper had waited too long. */
export function expireReservation(cart: StoredCart, appointmentId: string, now: Date): StoredCart {
  const lines = cart.lines.map((line) =>
    line.appointment?.appointmentId === appointmentId
      ? { ...line, appointment: { ...line.appointment, reservedUntil: new Date(now.getTime() - 1).toISOString() } }
      : line,
  );
  return { ...cart, lines };
}

function isLost(appointment: ReservedAppointment, { assortment, now }: RuleContext): boolean {
  const { appointmentId, date } = appointment;
  const seatsLost = hasRunOut(appointment, now) && assortment.isTaken(appointmentId);
  return seatsLost || assortment.isGone(appointmentId) || date <= now.toISOString();
}

function hasRunOut({ reservedUntil: until }: ReservedAppointment, now: Date): boolean {
  return until < now.toISOString();
}

function renew(appointment: ReservedAppointment, now: Date): ReservedAppointment {
  const reservationId = hasRunOut(appointment, now)
    ? `r-${appointment.appointmentId}-${now.getTime()}`
    : appointment.reservationId;
  return { ...appointment, reservationId, reservedUntil: reservedUntil(now) };
}
