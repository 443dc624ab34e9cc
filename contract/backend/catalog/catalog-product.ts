import type { ProductServices } from 'cart-fragment/api';
import type { ShopTenant } from './shop-tenant.ts';

/** A product in the catalog; `productFor` converts it to the product of a tenant's API. */
export interface CatalogProduct {
  readonly id: string;
  readonly experienceId: string | null;
  readonly productType: 'Experience' | 'Box' | 'ValueVoucher' | 'GiftWrap';
  /** The readable part of the URL, after `experiences/`, `boxes/` and so on. */
  readonly slug: string;
  readonly title: string;
  /** Title for prices in francs, if the title contains an amount of money. */
  readonly titleInFrancs: string | null;
  readonly trackingName: string;
  readonly manufacturerSku: string;
  readonly trackingPath: readonly string[];
  readonly picture: CatalogPicture;
  /** Prices by tenant. Tenants without a price do not sell the product. */
  readonly prices: Readonly<Partial<Record<ShopTenant, CatalogPrice>>>;
  readonly participants: { readonly min: number; readonly max: number } | null;
  readonly hasFriendsDiscount: boolean;
  /** Packagings to choose from; empty if there is no choice. */
  readonly packagings: readonly ('Pdf' | 'Envelope' | 'GiftBox')[];
  readonly preSelectedWrappingVariantId: string | null;
  readonly rating: { readonly value: number; readonly count: number } | null;
  readonly locationCount: number | null;
  /** Kilometres. */
  readonly closestLocationDistance: number | null;
  readonly nudge: { readonly id: string; readonly text: string } | null;
  /** Shares between 0 and 1. */
  readonly scoringFactor: { readonly noShow: number; readonly margin: number } | null;
  readonly services: ProductServices | null;
  /** Bookable dates. A product with dates is sold as a ticket. */
  readonly appointments: readonly AppointmentPlan[];
}

/** A drawing in `demo/pictures`, by file name without extension. */
export interface CatalogPicture {
  readonly name: string;
  readonly alt: string;
}

/** Decimal major units of the tenant's currency. */
export interface CatalogPrice {
  readonly now: number;
  /** The original price of a reduced product, otherwise null. */
  readonly was: number | null;
}

/** An appointment relative to today, so that the demo always has future dates. */
export interface AppointmentPlan {
  readonly appointmentId: string;
  readonly locationId: string;
  readonly location: string;
  /** Minimum number of days ahead; the date is the next such weekday, with 0 as Sunday. */
  readonly daysAhead: number;
  readonly weekday: number;
  /** Wall-clock time in Berlin, `HH:MM`. */
  readonly time: string;
}
