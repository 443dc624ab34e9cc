import type { Changeset, ChangesetType } from '../domain/changeset.ts';
import type { Appointment, Cart, CartItem } from '../domain/cart.ts';
import type { Price } from '../domain/money.ts';
import type { PackagingOption, PackagingType, SelectedPackaging } from '../domain/packaging.ts';
import type { Product } from '../domain/product.ts';

/** Builders for tests: each returns a small valid value with the given changes. */

export function price(amount: number): Price {
  return { gross: { amount, currencyCode: 'EUR' } };
}

export function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'p-1',
    url: 'experiences/p-1',
    slug: 'thai-kochkurs',
    title: 'Thai-Kochkurs',
    image: null,
    trackingName: 'Thai-Kochkurs',
    manufacturerSku: '5001',
    trackingPath: ['Genuss', 'Kochkurse'],
    price: price(79.9),
    originalPrice: null,
    minParticipants: null,
    maxParticipants: null,
    discountBadgeId: null,
    discountBadgeName: null,
    hasFriendsDiscount: false,
    discountType: 'None',
    productType: 'Experience',
    preSelectedWrappingVariantId: null,
    rating: null,
    locationCount: null,
    closestLocationDistance: null,
    nudge: null,
    scoringFactor: null,
    productInformation: null,
    ...changes,
  };
}

export function buildItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    id: 'item-1',
    quantity: 1,
    experienceId: 'e-1',
    product: buildProduct(),
    total: price(79.9),
    discount: null,
    appointment: null,
    appointmentUrl: null,
    selectedPackaging: buildPackaging('Pdf'),
    availablePackagingOptions: [],
    ...changes,
  };
}

export function buildAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    appointmentId: 'a-1',
    locationId: null,
    reservationId: null,
    date: '2027-04-17T08:30:00.000Z',
    location: 'Berlin',
    ...changes,
  };
}

export function buildPackaging(type: PackagingType, variantId: string | null = null): SelectedPackaging {
  return { type, title: type, variantTitle: '', variantId, manufacturerSku: null, thumbnail: null, price: price(0) };
}

export function buildOption(type: PackagingType, variantId: string): PackagingOption {
  return {
    variantId,
    type,
    packagingOptionType: type,
    title: type,
    variantTitle: '',
    price: price(0),
    image: null,
    thumbnail: null,
    hasMultipleVariants: false,
  };
}

export function buildCart(changes: Partial<Cart> = {}): Cart {
  return {
    cartId: 'cart-1',
    cartVersion: 1,
    items: [buildItem()],
    packagingTotal: price(0),
    shipping: { method: 'Online', price: price(0) },
    total: price(79.9),
    totalDiscount: price(0).gross,
    coupon: null,
    discount: null,
    discountStatus: { success: true, message: null },
    vouchers: [],
    leftoverTotal: price(0),
    payback: { number: null, scrid: null, points: null },
    selectedPaymentType: null,
    availableShippingMethods: [],
    rebuilt: false,
    ...changes,
  };
}

/** A changeset of the given type without changes. */
export function buildChangeset(type: ChangesetType): Changeset {
  return {
    type,
    message: null,
    changes: {
      removedItems: [],
      priceIncreasedItems: [],
      priceDecreasedItems: [],
      removedShippingMethods: [],
      outdatedAppointments: [],
    },
  };
}
