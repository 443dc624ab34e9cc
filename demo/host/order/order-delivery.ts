import { selectDeliveryTerm, type Cart, type CartItem, type DeliveryTerm } from 'cart-fragment-contract';

/** How and when the items of an order arrive. */
export interface Delivery {
  readonly emailed: readonly CartItem[];
  readonly mailed: readonly CartItem[];
  /** The title of the shipping method. */
  readonly method: string;
  /** The date of what is mailed, such as `bis Fr., 27. November` without a break in it; null if the shop has none. */
  readonly date: string | null;
}

export function deliveryOf(cart: Cart, terms: readonly DeliveryTerm[]): Delivery {
  const { method } = cart.shipping;
  const isEmailed = ({ selectedPackaging }: CartItem) => method === 'Online' || selectedPackaging?.type === 'Pdf';
  const term = selectDeliveryTerm(cart, terms);
  return {
    emailed: cart.items.filter(isEmailed),
    mailed: cart.items.filter((item) => !isEmailed(item)),
    method: cart.availableShippingMethods.find((available) => available.method === method)?.title ?? method ?? '',
    date: typeof term === 'object' ? (term?.text.replaceAll('. ', '.\u00a0') ?? null) : null,
  };
}
