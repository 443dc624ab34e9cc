import {
  fromMinor,
  toMinor,
  type CurrencyCode,
  type PackagingOption,
  type PackagingVariants,
  type Product,
  type SelectedPackaging,
  type ShippingMethod,
} from 'cart-fragment/contract';
import { appointmentsOf, type CatalogueAppointment } from './catalogue/appointments.ts';
import { findProduct, productFor, productsOf } from './catalogue/catalogue.ts';
import { firstPackaging, packagingsFor, packagingVariants, selectPackaging } from './catalogue/packagings.ts';
import { shippingMethodTable } from './catalogue/shipping-methods.ts';
import { currencyOf, type ShopTenant } from './catalogue/shop-tenant.ts';

/** What the control surface has changed for one visitor, on top of the catalogue. */
export interface Adjustments {
  /** Minor units by product id. */
  readonly prices: Readonly<Record<string, number>>;
  readonly removedProducts: readonly string[];
  readonly removedShippingMethods: readonly string[];
  /** They don't take place. */
  readonly goneAppointments: readonly string[];
  /** Others have the last seats; a reservation that still holds is not touched. */
  readonly takenAppointments: readonly string[];
}

export const noAdjustments: Adjustments = {
  prices: {},
  removedProducts: [],
  removedShippingMethods: [],
  goneAppointments: [],
  takenAppointments: [],
};

/** What one tenant sells at one moment: the only door through which the rules see the catalogue. */
export interface Assortment {
  readonly tenant: ShopTenant;
  readonly currency: CurrencyCode;
  /** null for what is not, or no longer, sold. */
  product(id: string): Product | null;
  productIds(): readonly string[];
  experienceId(productId: string): string | null;
  packagings(productId: string): readonly PackagingOption[];
  firstPackaging(productId: string): SelectedPackaging;
  /** null where the product does not come in it. */
  pack(productId: string, variantId: string): SelectedPackaging | null;
  packagingVariants(variantId: string): PackagingVariants | null;
  shippingMethods(): readonly ShippingMethod[];
  /** The dates that can be booked now. */
  appointments(productId: string): readonly CatalogueAppointment[];
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

/** A struck price stays only while it is above the new one. */
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
