import type { AppointmentPlan, CatalogProduct } from './catalog-product.ts';

/** A bookable date of a ticket. */
export interface CatalogAppointment {
  readonly appointmentId: string;
  readonly locationId: string;
  readonly location: string;
  /** ISO timestamp. */
  readonly date: string;
}

/**
 * Returns the bookable dates of a product in chronological order; empty for a voucher. The date of an id depends on
 * `now`, so a cart stores the date itself.
 */
export function appointmentsOf(product: CatalogProduct, now: Date): readonly CatalogAppointment[] {
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
  // At noon UTC, the date in Berlin is the same in summer and winter.
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

// The Swedish locale formats dates as YYYY-MM-DD.
const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
const clockFormat = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', timeStyle: 'short' });

function dayInBerlin(instant: Date): string {
  return dayFormat.format(instant);
}

function clockInBerlin(instant: Date): string {
  return clockFormat.format(instant);
}
