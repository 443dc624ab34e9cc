import type { ProductServices } from 'cart-fragment/contract';
import type { ShopTenant } from './shop-tenant.ts';

/** A product as the shop keeps it; `productFor` turns it into what one tenant's page gets. */
export interface CatalogueProduct {
  readonly id: string;
  readonly experienceId: string | null;
  readonly productType: 'Experience' | 'Box' | 'ValueVoucher' | 'GiftWrap';
  /** What follows `experiences/`, `boxes/` and so on: the readable part of the address. */
  readonly slug: string;
  readonly title: string;
  /** The title where the price is in francs, for a title that names an amount of money. */
  readonly titleInFrancs: string | null;
  readonly trackingName: string;
  readonly manufacturerSku: string;
  readonly trackingPath: readonly string[];
  readonly picture: CataloguePicture;
  /** The tenants that sell it, each with its price; a tenant that is missing does not sell it. */
  readonly prices: Readonly<Partial<Record<ShopTenant, CataloguePrice>>>;
  readonly participants: { readonly min: number; readonly max: number } | null;
  readonly hasFriendsDiscount: boolean;
  /** Packagings that the shopper may choose from; none means that it comes as it is. */
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
  /** Dates that can be booked; a product with some is sold as a ticket. */
  readonly appointments: readonly AppointmentPlan[];
}

/** A drawing in `demo/pictures`, by its file name without the ending. */
export interface CataloguePicture {
  readonly name: string;
  readonly alt: string;
}

/** Decimal major units of the tenant's currency. */
export interface CataloguePrice {
  readonly now: number;
  /** The struck-through price, or null where nothing is reduced. */
  readonly was: number | null;
}

/** An appointment told relative to today, so that the demo never runs out of future dates. */
export interface AppointmentPlan {
  readonly appointmentId: string;
  readonly locationId: string;
  readonly location: string;
  /** The first such weekday that is at least so many days ahead; 0 is Sunday. */
  readonly daysAhead: number;
  readonly weekday: number;
  /** Wall-clock time in Berlin, `HH:MM`. */
  readonly time: string;
}
