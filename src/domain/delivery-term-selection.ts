import type { Cart, CartItem } from './cart.ts';
import type { DeliveryTerm } from './delivery-term.ts';
import type { PackagingType } from './packaging.ts';
import type { ShippingMethodName } from './shipping.ts';

/** The delivery term for e-mail. */
export const immediately = 'sofort';

/**
 * Returns the delivery term of a cart (specification, 4: Delivery term selection); null if the shop has none for what is
 * posted, which never arrives immediately.
 * @param method defaults to the chosen shipping method.
 */
export function selectDeliveryTerm(
  cart: Cart,
  terms: readonly DeliveryTerm[],
  method: ShippingMethodName | null = cart.shipping.method,
): DeliveryTerm | typeof immediately | null {
  if (method === 'Online' || packedOnlyIn(cart, ['Pdf'])) return immediately;
  const packaging = method === 'Standard' && fitsAnEnvelope(cart) ? 'Envelope' : packagingTypeOf(cart);
  return terms.find((term) => term.shippingMethod === method && term.packagingType === packaging) ?? null;
}

export function deliveryTermText(term: DeliveryTerm | typeof immediately): string {
  return term === immediately ? term : term.text;
}

/** Returns the bulkiest packaging of a cart, which determines its delivery term. */
export function packagingTypeOf(cart: Cart): PackagingType {
  const has = (...types: PackagingType[]) => cart.items.some((item) => packedIn(item, types));
  if (has('GiftBox', 'Included')) return 'GiftBox';
  return has('Envelope') ? 'Envelope' : 'Pdf';
}

function fitsAnEnvelope(cart: Cart): boolean {
  return (
    packedOnlyIn(cart, ['Envelope', 'Included']) &&
    cart.items.every(({ product }) => product.productType === 'Experience' || product.productType === 'ValueVoucher')
  );
}

function packedOnlyIn(cart: Cart, types: readonly PackagingType[]): boolean {
  return cart.items.every((item) => packedIn(item, types));
}

function packedIn(item: CartItem, types: readonly PackagingType[]): boolean {
  return item.selectedPackaging !== null && types.includes(item.selectedPackaging.type);
}
