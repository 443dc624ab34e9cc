import {
  fromMinor,
  toMinor,
  type CurrencyCode,
  type PackagingOption,
  type PackagingVariants,
  type Product,
  type SelectedPackaging,
  type ShippingMethod,
} from 'cart-fragment/api';
import { appointmentsOf, type CatalogAppointment } from './catalog/appointments.ts';
import { findProduct, productFor, productsOf } from './catalog/catalog.ts';
import { firstPackaging, packagingsFor, packagingVariants, selectPackaging } from './catalog/packagings.ts';
import { shippingMethodTable } from './catalog/shipping-methods.ts';
import { currencyOf, type ShopTenant } from './catalog/shop-tenant.ts';

/** Changes to the catalog by control calls, for one visitor. */
export interface Adjustments {
  /** Prices in minor units by product id. */
  readonly prices: Readonly<Record<string, number>>;
  readonly removedProducts: readonly string[];
  readonly removedShippingMethods: readonly string[];
  /** Cancelled appointments. */
  readonly goneAppointments: readonly string[];
  /** Sold-out appointments. Valid reservations are not affected. */
  readonly takenAppointments: readonly string[];
}

export const noAdjustments: Adjustments = {
  prices: {},
  removedProducts: [],
  removedShippingMethods: [],
  goneAppointments: [],
  takenAppointments: [],
};

/** The offer of one tenant at one time. The rules access the catalog only through it. */
export interface Assortment {
  readonly tenant: ShopTenant;
  readonly currency: CurrencyCode;
  /** Null if the product is not sold. */
  product(id: string): Product | null;
  productIds(): readonly string[];
  experienceId(productId: string): string | null;
  packagings(productId: string): readonly PackagingOption[];
  firstPackaging(productId: string): SelectedPackaging;
  /** Null if the packaging is not available for the product. */
  pack(productId: string, variantId: string): SelectedPackaging | null;
  packagingVariants(variantId: string): PackagingVariants | null;
  shippingMethods(): readonly ShippingMethod[];
  /** The currently bookable dates. */
  appointments(productId: string): readonly CatalogAppointment[];
  isGone(appointmentId: string): boolean;
  isTaken(appointmentId: string): boolean;
}

export function openAssortment(tenant: ShopTenant, now: Date, adjustments: Adjustments = noAdjustments): Assortment {
  const currency = currencyOf(tenant);

  const isGone = (appointmentId: string) => adjustments.goneAppointments.includes(appointmentId);
  const isTaken = (appointmentId: string) => adjustments.takenAppointments.includes(appointmentId);

  function sold(id: string) {
    const found = adjustments.removedProducts.includes(id) ? undefined : findProduct(id);
    if (!found) throw new Error(`the product ${id} is not sold`);
    return found;
  }

  function product(id: string): Product | null {
    const found = adjustments.removedProducts.includes(id) ? undefined : findProduct(id);
    const offered = found ? productFor(found, tenant, now) : null;
    return offered && withPrice(offered, adjustments.prices[id]);
  }

  return {
    tenant,
    currency,
    product,
    productIds: () =>
      productsOf(tenant)
        .map(({ id }) => id)
        .filter((id) => product(id) !== null),
    experienceId: (id) => sold(id).experienceId,
    packagings: (id) => packagingsFor(sold(id), tenant),
    firstPackaging: (id) => firstPackaging(sold(id), tenant),
    pack: (id, variantId) => selectPackaging(sold(id), variantId, tenant),
    packagingVariants: (variantId) => packagingVariants(variantId, tenant),
    shippingMethods: () =>
      shippingMethodTable(tenant).filter(({ method }) => !adjustments.removedShippingMethods.includes(method)),
    appointments: (id) =>
      appointmentsOf(sold(id), now).filter(({ appointmentId }) => !isGone(appointmentId) && !isTaken(appointmentId)),
    isGone,
    isTaken,
  };
}

/** Retains the original price only while it is above the new one. */
function withPrice(product: Product, minor: number | undefined): Product {
  if (minor === undefined) return product;
  const struck = product.originalPrice && toMinor(product.originalPrice.gross) > minor ? product.originalPrice : null;
  return {
    ...product,
    price: { gross: fromMinor(minor, product.price.gross.currencyCode) },
    originalPrice: struck,
    discountType: struck ? 'StrikePrice' : product.hasFriendsDiscount ? 'FriendDiscount' : 'None',
  };
}
