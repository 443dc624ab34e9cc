import type { AppointmentPlan, CatalogueProduct } from './catalogue-product.ts';

/** A date of a ticket that can be booked now. */
export interface CatalogueAppointment {
  readonly appointmentId: string;
  readonly locationId: string;
  readonly location: string;
  /** ISO timestamp. */
  readonly date: string;
}

/**
 * The bookable dates of a product, soonest first; empty for a voucher.
 * The date of an id moves with `now`, so a cart keeps the date that it was given.
 */
export function appointmentsOf(product: CatalogueProduct, now: Date): readonly CatalogueAppointment[] {
  return product.appointments
    .map((plan) => ({
      appointmentId: plan.appointmentId,
      locationId: plan.locationId,
      location: plan.location,
      date: dateOf(plan, now).toISOString(),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function dateOf(plan: AppointmentPlan, now: Date): Date {
  // Noon keeps the day the same in Berlin whatever the season's offset is.
  const day = new Date(`${dayInBerlin(now)}T12:00:00Z`);
  const earliest = day.getUTCDay() + plan.daysAhead;
  const untilWeekday = (((plan.weekday - earliest) % 7) + 7) % 7;
  day.setUTCDate(day.getUTCDate() + plan.daysAhead + untilWeekday);
  return berlinTime(day.toISOString().slice(0, 10), plan.time);
}

function berlinTime(day: string, time: string): Date {
  const asIfUtc = new Date(`${day}T${time}:00Z`);
  const shown = new Date(`${dayInBerlin(asIfUtc)}T${clockInBerlin(asIfUtc)}:00Z`);
  return new Date(asIfUtc.getTime() - (shown.getTime() - asIfUtc.getTime()));
}

// Swedish writes dates as YYYY-MM-DD.
const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
const clockFormat = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', timeStyle: 'short' });

function dayInBerlin(instant: Date): string {
  return dayFormat.format(instant);
}

function clockInBerlin(instant: Date): string {
  return clockFormat.format(instant);
}
