import type { Product } from 'cart-fragment/api';
import { appointmentsOf } from './appointments.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { productPicture } from './pictures.ts';
import { airProducts } from './products/air.ts';
import { boxProducts } from './products/boxes.ts';
import { cityProducts } from './products/city.ts';
import { creativeProducts } from './products/creative.ts';
import { culinaryProducts } from './products/culinary.ts';
import { giftWrapProducts } from './products/gift-wraps.ts';
import { motorProducts } from './products/motor.ts';
import { natureProducts } from './products/nature.ts';
import { sportsProducts } from './products/sports.ts';
import { valueVoucherProducts } from './products/value-vouchers.ts';
import { waterProducts } from './products/water.ts';
import { wellnessProducts } from './products/wellness.ts';
import { currencyOf, priceIn, type ShopTenant } from './shop-tenant.ts';

/** All products of the demo shop, in the order of its product list. */
export const catalog: readonly CatalogProduct[] = [
  ...airProducts,
  ...motorProducts,
  ...culinaryProducts,
  ...wellnessProducts,
  ...natureProducts,
  ...waterProducts,
  ...sportsProducts,
  ...cityProducts,
  ...creativeProducts,
  ...boxProducts,
  ...valueVoucherProducts,
  ...giftWrapProducts,
];

const productsById = new Map(catalog.map((product) => [product.id, product]));

export function findProduct(id: string): CatalogProduct | undefined {
  return productsById.get(id);
}

/** Returns the products of a tenant, in the order of the product list. */
export function productsOf(tenant: ShopTenant): readonly CatalogProduct[] {
  return catalog.filter((product) => product.prices[tenant] !== undefined);
}

/** Returns the product of a tenant's API, or null if the tenant does not sell it. */
export function productFor(product: CatalogProduct, tenant: ShopTenant, now: Date): Product | null {
  const price = product.prices[tenant];
  if (!price) return null;
  return {
    id: product.id,
    url: `${folders[product.productType]}/${product.id}`,
    slug: product.slug,
    title: currencyOf(tenant) === 'CHF' ? (product.titleInFrancs ?? product.title) : product.title,
    image: productPicture(product.picture),
    trackingName: product.trackingName,
    manufacturerSku: product.manufacturerSku,
    trackingPath: product.trackingPath,
    price: priceIn(tenant, price.now),
    originalPrice: price.was === null ? null : priceIn(tenant, price.was),
    minParticipants: product.participants?.min ?? null,
    maxParticipants: product.participants?.max ?? null,
    discountBadgeId: product.hasFriendsDiscount ? 'friends' : null,
    discountBadgeName: product.hasFriendsDiscount ? 'Freunde-Rabatt' : null,
    hasFriendsDiscount: product.hasFriendsDiscount,
    discountType: discountTypeOf(product, price.was),
    productType: product.productType,
    preSelectedWrappingVariantId: product.preSelectedWrappingVariantId,
    rating: product.rating,
    locationCount: product.locationCount,
    closestLocationDistance: product.closestLocationDistance,
    nudge: product.nudge ?? nextAppointmentNudge(product, now),
    scoringFactor: product.scoringFactor,
    productInformation: product.services && { services: product.services },
  };
}

const folders = {
  Experience: 'experiences',
  Box: 'boxes',
  ValueVoucher: 'value-vouchers',
  GiftWrap: 'gift-wraps',
} as const;

function discountTypeOf(product: CatalogProduct, was: number | null): Product['discountType'] {
  if (was !== null) return 'StrikePrice';
  return product.hasFriendsDiscount ? 'FriendDiscount' : 'None';
}

const dayFormat = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', day: 'numeric', month: 'long' });

function nextAppointmentNudge(product: CatalogProduct, now: Date): Product['nudge'] {
  const next = appointmentsOf(product, now)[0];
  return next ? { id: 'next-appointment', text: `Nächster Termin: ${dayFormat.format(new Date(next.date))}` } : null;
}
