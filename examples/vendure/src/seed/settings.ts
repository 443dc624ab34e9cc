import type { CartTenant } from 'cart-fragment-contract';

/** Value vouchers bought here are taxed when they are redeemed. */
export const taxes = {
  DE: { name: 'Deutschland', rates: { standard: 19, vouchers: 0 } },
  AT: { name: 'Österreich', rates: { standard: 20, vouchers: 0 } },
  CH: { name: 'Schweiz', rates: { standard: 8.1, vouchers: 0 } },
} as const;

const germany: readonly CartTenant[] = ['JS_DE', 'MD_DE'];
const austria: readonly CartTenant[] = ['JS_AT', 'MD_AT'];
const switzerland: readonly CartTenant[] = ['MD_CH'];

/** Rates are in minor units of the region's currency, with its tax. */
export const shipping = [
  row('Online', 'online', 'Online (PDF)', 0, 'DE', germany),
  row('Standard', 'letter', 'Standardversand', 490, 'DE', germany),
  row('BoxStandard', 'box', 'Standardversand für Boxen', 590, 'DE', germany),
  row('Express', 'letter', 'Expressversand', 1490, 'DE', germany),
  row('BoxExpress', 'box', 'Expressversand für Boxen', 1690, 'DE', germany),
  row('Online', 'online', 'Online (PDF)', 0, 'AT', austria),
  row('Standard', 'letter', 'Standardversand', 490, 'AT', austria),
  row('BoxStandard', 'box', 'Standardversand für Boxen', 590, 'AT', austria),
  row('Online', 'online', 'Online (PDF)', 0, 'CH', switzerland),
  row('Standard', 'letter', 'Standardversand Schweiz', 490, 'CH', switzerland),
  row('BoxStandard', 'box', 'Standardversand Schweiz für Boxen', 590, 'CH', switzerland),
];

function row(
  method: string,
  delivery: string,
  title: string,
  rate: number,
  region: keyof typeof taxes,
  tenants: readonly CartTenant[],
) {
  return { method, delivery, title, rate, region, tenants };
}

export const codes = [
  percentage('WILLKOMMEN10', 'Willkommen', 10),
  percentage('FRÜHLING_5', 'Frühling', 5),
  percentage('NEWSLETTER-SOMMER-2026', 'Sommeraktion', 15),
  amount('DANKE20', 'Dankeschön', 2000),
  amount('GROSS50', 'Große Freude', 5000, 20_000),
  { ...percentage('ABGELAUFEN', 'Von gestern', 10), endsAt: new Date('2020-12-31T23:00:00Z') },
];

interface Code {
  readonly couponCode: string;
  readonly name: string;
  readonly action: { code: string; arguments: { name: string; value: string }[] };
  readonly endsAt?: Date;
}

function percentage(couponCode: string, name: string, value: number): Code {
  const args = [{ name: 'percentage', value: String(value) }];
  return { couponCode, name, action: { code: 'percentage-of-discountable', arguments: args } };
}

function amount(couponCode: string, name: string, value: number, minimum = 0): Code {
  const args = [
    { name: 'amount', value: String(value) },
    { name: 'minimum', value: String(minimum) },
  ];
  return { couponCode, name, action: { code: 'amount-off-discountable', arguments: args } };
}

export const vouchers = [
  { code: 'GS-77', currencyCode: 'EUR', balance: 100_000 },
  { code: 'GS-88', currencyCode: 'EUR', balance: 2500 },
  { code: 'GS-CHF', currencyCode: 'CHF', balance: 5000 },
];

export const customer = {
  emailAddress: 'kim.muster@example.org',
  firstName: 'Kim',
  lastName: 'Muster',
  password: 'kim-muster',
};
