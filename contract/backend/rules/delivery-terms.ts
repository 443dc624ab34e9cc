import {
  countryOf,
  isExpress,
  type DeliveryTerm,
  type PackagingType,
  type ShippingMethodName,
} from 'cart-fragment/api';
import type { Assortment } from '../assortment.ts';

/** Working days until delivery, by packaging and shipping method. */
const workingDays: readonly (readonly [PackagingType, ShippingMethodName, number])[] = [
  ['Envelope', 'Standard', 3],
  ['GiftBox', 'Standard', 4],
  ['Envelope', 'Express', 1],
  ['GiftBox', 'Express', 1],
  ['GiftBox', 'BoxStandard', 4],
  ['GiftBox', 'BoxExpress', 1],
];

/** Additional working days for other countries. */
const extraDaysAbroad = 1;

/** Returns the delivery terms of an order placed now. */
export function deliveryTerms(assortment: Assortment, now: Date): readonly DeliveryTerm[] {
  const methods = assortment.shippingMethods().map(({ method }) => method);
  const extra = countryOf(assortment.tenant) === 'DE' ? 0 : extraDaysAbroad;
  return workingDays
    .filter(([, method]) => methods.includes(method) && !(extra > 0 && isExpress(method)))
    .map(([packagingType, shippingMethod, days]) => {
      const late = isExpress(shippingMethod) && !isBeforeLimit(now) ? 1 : 0;
      const day = afterWorkingDays(now, days + extra + late);
      return {
        packagingType,
        shippingMethod,
        date: day.toISOString().slice(0, 10),
        text: `bis ${dayFormat.format(day)}`,
      };
    });
}

/** Express orders placed on a working day before 12 o'clock leave on the same day, all others on the next working day. */
function isBeforeLimit(now: Date): boolean {
  const weekday = new Date(`${isoDay.format(now)}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && Number(hour.format(now)) < 12;
}

/** Returns noon of the delivery day in Berlin. Skips Saturdays and Sundays. */
function afterWorkingDays(now: Date, count: number): Date {
  const day = new Date(`${isoDay.format(now)}T12:00:00Z`);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}

const timeZone = 'Europe/Berlin';
// The Swedish locale formats dates as YYYY-MM-DD.
const isoDay = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
const dayFormat = new Intl.DateTimeFormat('de', { timeZone, weekday: 'short', day: 'numeric', month: 'long' });
