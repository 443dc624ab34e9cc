import type { Cart, CartItem } from './cart.ts';
import { packagingPropertiesOf, type PackagingProperties, type PackagingType } from './packaging.ts';
import type { ShippingMethodName } from './shipping.ts';

/** Delivery date for a combination of packaging and shipping method. */
export interface DeliveryTerm {
  readonly packagingType: PackagingType;
  readonly shippingMethod: ShippingMethodName;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly text: string;
}

/** The delivery term for e-mail. */
export const immediately = 'sofort';

/**
 * Returns the delivery term of a cart; null if something has to be mailed and the shop has no term for it.
 * @param method defaults to the selected shipping method.
 */
export function selectDeliveryTerm(
  cart: Pick<Cart, 'items' | 'shipping'>,
  terms: readonly DeliveryTerm[],
  method: ShippingMethodName | null = cart.shipping.method,
): DeliveryTerm | typeof immediately | null {
  if (method === 'Online' || cart.items.every((item) => packagingOf(item)?.countsAs === 'Pdf')) return immediately;
  const packaging = method === 'Standard' && fitsAnEnvelope(cart) ? 'Envelope' : packagingTypeOf(cart);
  return terms.find((term) => term.shippingMethod === method && term.packagingType === packaging) ?? null;
}

/** When one item of a cart arrives; null if that is not known for its packaging. */
export function arrivalOf(item: CartItem, ...[{ shipping }, ...terms]: Parameters<typeof selectDeliveryTerm>) {
  return packagingOf(item) ? selectDeliveryTerm({ shipping, items: [item] }, ...terms) : null;
}

/** When the last part of a cart arrives; null if something has to be mailed and the shop has no term for the cart. */
export function lastArrivalOf(...order: Parameters<typeof selectDeliveryTerm>) {
  const [cart] = order;
  return cart.items.reduce(
    (last, item) => {
      const arrival = arrivalOf(item, ...order);
      return last && dateOf(arrival) > dateOf(last) ? arrival : last;
    },
    selectDeliveryTerm(...order),
  );
}

const dateOf = (term: ReturnType<typeof selectDeliveryTerm>) => (term && term !== immediately && term.date) || '';

/** Returns the bulkiest packaging of a cart, which determines its delivery term. */
export function packagingTypeOf(cart: Pick<Cart, 'items'>): PackagingProperties['countsAs'] {
  const types = cart.items.map((item) => packagingOf(item)?.countsAs);
  if (types.includes('GiftBox')) return 'GiftBox';
  return types.includes('Envelope') ? 'Envelope' : 'Pdf';
}

function fitsAnEnvelope(cart: Pick<Cart, 'items'>): boolean {
  return cart.items.every((item) => {
    const { productType } = item.product;
    return packagingOf(item)?.fitsEnvelope && (productType === 'Experience' || productType === 'ValueVoucher');
  });
}

function packagingOf({ selectedPackaging }: CartItem) {
  return selectedPackaging && packagingPropertiesOf(selectedPackaging.type);
}
