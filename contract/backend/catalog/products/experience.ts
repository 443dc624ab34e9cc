import type { AppointmentPlan, CatalogPrice, CatalogProduct } from '../catalog-product.ts';
import { currencyOf, shopTenants, type ShopTenant } from '../shop-tenant.ts';

type ExperienceFields = Pick<
  CatalogProduct,
  'id' | 'experienceId' | 'slug' | 'title' | 'manufacturerSku' | 'trackingPath' | 'picture' | 'prices' | 'participants'
> & { readonly services: string };

/** Creates an experience from the given fields and common defaults. */
export function experience({
  services,
  ...fields
}: ExperienceFields & Partial<Omit<CatalogProduct, 'services'>>): CatalogProduct {
  return {
    productType: 'Experience',
    titleInFrancs: null,
    trackingName: fields.title,
    hasFriendsDiscount: false,
    packagings: fields.appointments ? ['Pdf', 'Envelope'] : ['Pdf', 'Envelope', 'GiftBox'],
    preSelectedWrappingVariantId: null,
    rating: null,
    locationCount: null,
    closestLocationDistance: null,
    nudge: null,
    scoringFactor: null,
    appointments: [],
    ...fields,
    services: { caption: 'Leistungen', body: services },
  };
}

/** Decimal major units; `was` and `wasFrancs` are original prices of reduced products. */
interface Amounts {
  readonly euros: number;
  readonly francs?: number;
  readonly was?: number;
  readonly wasFrancs?: number;
}

export const everyTenant = shopTenants;
export const firstBrand = ['JS_DE', 'JS_AT'] as const;
export const secondBrand = ['MD_DE', 'MD_AT', 'MD_CH'] as const;

/** Returns the same price for all given tenants except for the currency; not sold in francs without such a price. */
export function pricesFor(tenants: readonly ShopTenant[], amounts: Amounts): CatalogProduct['prices'] {
  const euros: CatalogPrice = { now: amounts.euros, was: amounts.was ?? null };
  const francs = amounts.francs === undefined ? undefined : { now: amounts.francs, was: amounts.wasFrancs ?? null };
  const prices: Partial<Record<ShopTenant, CatalogPrice>> = {};
  for (const tenant of tenants) {
    const price = currencyOf(tenant) === 'CHF' ? francs : euros;
    if (price) prices[tenant] = price;
  }
  return prices;
}

const weekdays = { So: 0, Mo: 1, Di: 2, Mi: 3, Do: 4, Fr: 5, Sa: 6 } as const;

/** Creates a date of a ticket, for example `on('a-1', 'l-1', 'Rennstrecke Oschersleben', 20, 'Sa', '10:30')`. */
export function on(
  appointmentId: string,
  locationId: string,
  location: string,
  daysAhead: number,
  weekday: keyof typeof weekdays,
  time: string,
): AppointmentPlan {
  return { appointmentId, locationId, location, daysAhead, weekday: weekdays[weekday], time };
}
