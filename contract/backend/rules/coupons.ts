import type { ShopTenant } from '../catalog/shop-tenant.ts';
import type { RefusalCode } from './refusals.ts';

/** A discount code of the demo shop. */
export interface Coupon {
  /** Upper case; compared case-insensitively. */
  readonly code: string;
  readonly campaign: string;
  readonly saving: { readonly percent: number } | { readonly fixed: number };
  /** Minimum discountable sum in minor units. */
  readonly minimum?: number;
  /** Redeemed by a campaign's link, so it requires no login. */
  readonly automatic?: boolean;
  /** ISO timestamps. */
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly tenants?: readonly ShopTenant[];
  /** Refuses the code always, to demonstrate this refusal. */
  readonly refusedWith?: RefusalCode;
}

export const coupons: readonly Coupon[] = [
  { code: 'WILLKOMMEN10', campaign: 'Willkommen', saving: { percent: 10 } },
  { code: 'DANKE20', campaign: 'Dankeschön', saving: { fixed: 2000 } },
  { code: 'GROSS50', campaign: 'Große Freude', saving: { fixed: 5000 }, minimum: 20000 },
  { code: 'FRÜHLING_5', campaign: 'Frühling', saving: { percent: 5 }, automatic: true },
  { code: 'NEWSLETTER-SOMMER-2026', campaign: 'Sommeraktion', saving: { percent: 15 }, automatic: true },
  { code: 'NUR-JS', campaign: 'Erste Marke', saving: { percent: 10 }, tenants: ['JS_DE', 'JS_AT'] },
  { code: 'ABGELAUFEN', campaign: 'Von gestern', saving: { percent: 10 }, validUntil: '2020-12-31T23:00:00.000Z' },
  { code: 'BALD', campaign: 'Bald', saving: { percent: 10 }, validFrom: '2099-01-01T00:00:00.000Z' },
  { code: 'EINGELOEST', campaign: 'Einmalig', saving: { fixed: 1000 }, refusedWith: 701 },
  { code: 'STOERUNG', campaign: 'Störung', saving: { fixed: 1000 }, refusedWith: 712 },
  { code: 'AKTION-BEENDET', campaign: 'Beendet', saving: { fixed: 1000 }, refusedWith: 716 },
];

export function findCoupon(text: string): Coupon | undefined {
  const code = text.toLocaleUpperCase('de');
  return coupons.find((coupon) => coupon.code === code);
}
