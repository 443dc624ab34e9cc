import type { Cart, CartItem } from '../../domain/cart.ts';
import { fromMinor, type Money } from '../../domain/money.ts';
import type { FragmentData, RootComponentProps } from '../../domain/fragment-data.ts';
import { fragmentDataSchema } from '../../api/schemas/fragment-data.ts';

/** Builders of carts and fragment data for tests. */

export function euros(amount: number): Money {
  return { amount, currencyCode: 'EUR' };
}

export function testItem(changes: Partial<CartItem> & { readonly id: string }): CartItem {
  const price = { gross: euros(10) };
  const quantity = changes.quantity ?? 1;
  return {
    quantity,
    experienceId: `e-${changes.id}`,
    product: {
      id: `p-${changes.id}`,
      url: '',
      slug: '',
      title: `Erlebnis ${changes.id}`,
      image: null,
      trackingName: '',
      manufacturerSku: `sku-${changes.id}`,
      trackingPath: [],
      price,
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
    },
    total: { gross: fromMinor(1000 * quantity, 'EUR') },
    discount: null,
    appointment: null,
    selectedPackaging: null,
    availablePackagingOptions: [],
    ...changes,
  };
}

export function testTicket(id: string, quantity = 1): CartItem {
  return testItem({
    id,
    quantity,
    appointment: {
      appointmentId: `a-${id}`,
      locationId: 'l-1',
      reservationId: null,
      date: '2027-04-17T08:30:00.000Z',
      location: 'Rennstrecke Oschersleben',
    },
  });
}

export function testCart(changes: Partial<Cart> = {}): Cart {
  const items = changes.items ?? [testItem({ id: '1' }), testItem({ id: '2' })];
  const nothing = { gross: euros(0) };
  return {
    cartId: 'cart-1',
    cartVersion: 1,
    packagingTotal: nothing,
    shipping: { method: 'Standard', price: nothing },
    total: { gross: euros(items.reduce((sum, item) => sum + item.total.gross.amount, 0)) },
    totalDiscount: euros(0),
    coupon: null,
    discount: null,
    discountStatus: { success: true, message: null },
    vouchers: [],
    leftoverTotal: nothing,
    payback: { number: null, scrid: null, points: null },
    selectedPaymentType: null,
    availableShippingMethods: ['Standard', 'Express'].map((method) => ({
      method,
      title: method,
      subtitle: '',
      price: nothing,
      details: null,
    })),
    rebuilt: false,
    ...changes,
    items,
  };
}

export function testData(props: Partial<RootComponentProps> = {}): FragmentData {
  const data = fragmentDataSchema.parse({
    baseUrl: 'https://shop.example/',
    tenant: 'JS_DE',
    rootComponentProps: { nextStepUrl: '/checkout' },
  });
  return { ...data, rootComponentProps: { ...data.rootComponentProps, ...props } };
}
