import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../calls/refusal.ts';
import { cartWith, known, ticketAppointment, contextOf } from '../testing/build-cart.ts';
import { testNow } from '../testing/test-shop.ts';
import { expireReservation, reserveAppointments } from './reservations.ts';

const cart = cartWith([[known.ticket, 2], [known.plain]]);
const later = new Date(testNow.getTime() + 30 * 60_000);

describe('reserveAppointments', () => {
  it('returns the reserved appointments', () => {
    expect(reserveAppointments(cart, contextOf()).reservedAppointmentIds).toEqual([ticketAppointment]);
  });

  it('renews an expired reservation while there are seats', () => {
    const [before, after] = [cart, reserveAppointments(cart, contextOf('JS_DE', { now: later })).cart].map(
      ({ lines }) => lines[0]?.appointment,
    );
    expect(after?.reservationId).not.toBe(before?.reservationId);
    expect(after!.reservedUntil > later.toISOString()).toBe(true);
  });

  it('keeps a valid reservation of a sold-out appointment', () => {
    const context = contextOf('JS_DE', { adjustments: { takenAppointments: [ticketAppointment] } });
    expect(reserveAppointments(cart, context).cart.lines[0]?.appointment?.reservationId).toBe(
      cart.lines[0]?.appointment?.reservationId,
    );
  });

  it.each([
    ['is canceled', cart, contextOf('JS_DE', { adjustments: { goneAppointments: [ticketAppointment] } })],
    [
      'was reserved too long ago, and others were faster',
      expireReservation(cart, ticketAppointment, testNow),
      contextOf('JS_DE', { adjustments: { takenAppointments: [ticketAppointment] } }),
    ],
    ['is past', cart, contextOf('JS_DE', { now: new Date('2099-01-01T00:00:00.000Z') })],
  ])('refuses and names a ticket whose appointment %s', (_, tickets, context) => {
    expect(() => reserveAppointments(tickets, context)).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ errorCode: 300, fields: { appointmentIds: [ticketAppointment] } }) as unknown,
      }) as Refusal,
    );
  });

  it('does nothing without tickets', () => {
    expect(reserveAppointments(cartWith([[known.plain]]), contextOf()).reservedAppointmentIds).toEqual([]);
  });
});
