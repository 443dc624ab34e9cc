import type { Cart, CartItem } from './cart.ts';
import type { DeliveryTerm } from './delivery-term.ts';
import type { PackagingType } from './packaging.ts';
import type { ShippingMethodName } from './shipping.ts';

/** What is sent by e-mail arrives at once. */
export const immediately = 'sofort';

/**
 * When the cart arrives (specification, 4: Delivery term selection).
 * @param method the way of shipping to ask about; the chosen one if left out.
 */
export function selectDeliveryTerm(
  cart: Cart,
  terms: readonly DeliveryTerm[],
  method: ShippingMethodName | null = cart.shipping.method,
): DeliveryTerm | typeof immediately {
  if (method === 'Online' || packedOnlyIn(cart, ['Pdf'])) return immediately;
  const packaging = method === 'Standard' && fitsAnEnvelope(cart) ? 'Envelope' : packagingTypeOf(cart);
  return terms.find((term) => term.shippingMethod === method && term.packagingType === packaging) ?? immediately;
}

export function deliveryTermText(term: DeliveryTerm | typeof immediately): string {
  return term === immediately ? term : term.text;
}

/** The bulkiest packaging of a cart decides how it is sent. */
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
