import type { RuleSet, Text } from '../check.ts';

export type Language = keyof Text;

/** The texts of reports and questions. */
export const texts = {
  passed: { en: 'passed', de: 'erfüllt' },
  failed: { en: 'failed', de: 'verletzt' },
  'not offered': { en: 'not offered', de: 'nicht angeboten' },
  expected: { en: 'expected', de: 'erwartet' },
  observed: { en: 'observed', de: 'beobachtet' },
  repeat: { en: 'Repeat it with', de: 'So lässt es sich wiederholen' },
  title: { en: 'Contract of the cart', de: 'Vertrag des Warenkorbs' },
} as const satisfies Readonly<Record<string, Text>>;

export const setTitles: Readonly<Record<RuleSet, Text>> = {
  core: { en: 'Showing and changing a cart', de: 'Warenkorb zeigen und ändern' },
  codes: { en: 'Discount codes', de: 'Rabattcodes' },
  vouchers: { en: 'Value vouchers', de: 'Wertgutscheine' },
  loyalty: { en: 'Loyalty number', de: 'Kundennummer' },
  packaging: { en: 'Packaging', de: 'Verpackung' },
  shipping: { en: 'Shipping', de: 'Versand' },
  appointments: { en: 'Appointments', de: 'Termine' },
  login: { en: 'Login of a guest', de: 'Anmeldung eines Gastes' },
  wishlist: { en: 'Wishlist of a customer', de: 'Wunschliste eines Kunden' },
  canAddItems: { en: 'Taking a removal back', de: 'Entfernen rückgängig machen' },
  limits: { en: 'Conflicts and limits', de: 'Konflikte und Grenzen' },
  deliveryTerms: { en: 'Delivery terms', de: 'Lieferzeiten' },
  events: { en: 'Events', de: 'Ereignisse' },
  changesets: { en: 'Changes by the shop', de: 'Änderungen durch den Shop' },
  payments: { en: 'Payments', de: 'Zahlungen' },
  tenants: { en: 'Several tenants', de: 'Mehrere Mandanten' },
  otherOrigin: { en: 'Calls from another origin', de: 'Aufrufe von einer anderen Origin' },
  conditional: { en: 'If-Match and ETag', de: 'If-Match und ETag' },
};
