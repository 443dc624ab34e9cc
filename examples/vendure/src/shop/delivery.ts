import { canShip, countryCodes, countryOf, isExpress, Refusal, shippingCountries } from 'cart-fragment-contract';
import type { CartTenant, CountryCode, DeliveryTerm, ErrorCategory, PackagingType } from 'cart-fragment-contract';
import type { ShippingMethod, ShippingMethodName } from 'cart-fragment-contract';

const texts: Readonly<Record<string, readonly [title: string, subtitle: string, description: string]>> = {
  Online: ['Online (PDF)', 'Sofort per E-Mail', 'Du bekommst deinen Gutschein gleich nach der Bestellung als PDF.'],
  Standard: ['Standardversand', '2–4 Werktage', 'Lieferung als Brief.'],
  BoxStandard: ['Standardversand für Boxen', '3–5 Werktage', 'Deine Box kommt als versichertes Paket.'],
  Express: ['Expressversand', 'Nächster Werktag', 'Nur innerhalb Deutschlands.'],
  BoxExpress: ['Expressversand für Boxen', 'Nächster Werktag', 'Nur innerhalb Deutschlands, als versichertes Paket.'],
};

/** What the shop says of a shipping method. */
export function shippingTexts(method: string): Omit<ShippingMethod, 'price'> {
  const [title, subtitle, description] = texts[method] ?? [method, '', ''];
  return { method: method as ShippingMethodName, title, subtitle, details: { label: 'Details', description } };
}

/** Working days until delivery. */
const workingDays: readonly (readonly [PackagingType, ShippingMethodName, number])[] = [
  ['Envelope', 'Standard', 3],
  ['GiftBox', 'Standard', 4],
  ['Envelope', 'Express', 1],
  ['GiftBox', 'Express', 1],
  ['GiftBox', 'BoxStandard', 4],
  ['GiftBox', 'BoxExpress', 1],
];

/** The delivery terms of an order that is placed now. Other countries take a day longer, and have no express. */
export function deliveryTerms(tenant: CartTenant, now: Date): DeliveryTerm[] {
  const abroad = countryOf(tenant) !== 'DE';
  return workingDays
    .filter(([, method]) => !(abroad && isExpress(method)))
    .map(([packagingType, shippingMethod, days]) => {
      const day = afterWorkingDays(now, days + (abroad ? 1 : 0) + (isExpress(shippingMethod) && isLate(now) ? 1 : 0));
      return {
        packagingType,
        shippingMethod,
        date: day.toISOString().slice(0, 10),
        text: `bis ${dayFormat.format(day)}`,
      };
    });
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/** Express orders leave on the same working day until 12 o'clock. */
function isLate(now: Date): boolean {
  return isWeekend(new Date(`${isoDay.format(now)}T12:00:00Z`)) || Number(hour.format(now)) >= 12;
}

function afterWorkingDays(now: Date, count: number): Date {
  const day = new Date(`${isoDay.format(now)}T12:00:00Z`);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

const timeZone = 'Europe/Berlin';
// The Swedish locale formats dates as YYYY-MM-DD.
const isoDay = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
const dayFormat = new Intl.DateTimeFormat('de', { timeZone, weekday: 'short', day: 'numeric', month: 'long' });

/** The Swiss shop delivers within Switzerland only. */
const staysInSwitzerland = (tenant: CartTenant) => tenant === 'MD_CH';

export function destinationsOf(method: ShippingMethodName | null, tenant: CartTenant): CountryCode[] {
  return [...((method && shippingCountries(method, tenant, staysInSwitzerland(tenant))) ?? countryCodes)];
}

interface Person {
  readonly email: string;
  readonly billingAddress: Readonly<
    Record<'firstName' | 'lastName' | 'streetName' | 'zipCode' | 'city' | 'countryCode', string>
  >;
}

/** Zip codes of islands without express delivery. */
const islands = /^(18565|25849|25859|25863|25869|26465|26474|26486|26548|26571|26579|26757|27498)$/;
const zipCodes: Readonly<Record<string, RegExp>> = { DE: /^\d{5}$/, IT: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ };

/** Refuses an address that the method does not deliver to. */
export function checkAddress(
  { email, billingAddress: address }: Person,
  method: ShippingMethodName | null,
  tenant: CartTenant,
) {
  const required = [address.firstName, address.lastName, address.streetName, address.zipCode, address.city];
  const isComplete = /^[^@\s]+@[^@\s]+$/.test(email) && required.every((text) => text.trim() !== '');
  const isPlausible = zipCodes[address.countryCode]?.test(address.zipCode) ?? true;
  if (!isComplete || !isPlausible) {
    refuse(606, 'Die Adresse ist unvollständig oder passt nicht zusammen.', 'input_validation_error');
  }
  if (method === null || method === 'Online') return;
  const country = countryCodes.find((code) => code === address.countryCode);
  if (!country || !canShip(method, country, tenant, staysInSwitzerland(tenant))) {
    if (isExpress(method)) {
      const message = 'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten.';
      refuse(100, message, 'express_shipping_invalid_country');
    }
    const message = 'In dieses Land liefern wir mit der gewählten Versandart leider nicht.';
    refuse(102, message, 'shipping_invalid_country');
  }
  if (isExpress(method) && islands.test(address.zipCode)) {
    const message = 'An diese Postleitzahl liefern wir mit der gewählten Versandart nicht.';
    refuse(104, message, 'express_shipping_invalid_zip_code');
  }
}

function refuse(errorCode: number, message: string, category: ErrorCategory): never {
  throw new Refusal(422, { errorCode, message, category });
}
