/** A cart as returned by the shop's API. */
export interface WireCart {
  cartId: string;
  cartVersion: number;
  items: WireItem[];
  [field: string]: unknown;
}

interface WireItem {
  id: string;
  quantity: number;
  selectedPackaging: unknown;
  [field: string]: unknown;
}

const unitPrice = 79.9;

const euros = (amount: number) => ({ gross: { amount, currencyCode: 'EUR' } });

const packaging = (type: string, variantId: string, amount: number) => ({
  variantId,
  type,
  title: type === 'Pdf' ? 'PDF' : 'Umschlag',
  variantTitle: '',
  price: euros(amount),
  packagingOptionType: type,
  hasMultipleVariants: false,
});

const totalOf = (quantity: number) => Math.round(unitPrice * 100 * quantity) / 100;

function wireItem(id: string, title: string, quantity: number): WireItem {
  return {
    id,
    quantity,
    experienceId: `e-${id}`,
    product: {
      id: `p-${id}`,
      url: `experiences/p-${id}`,
      slug: id,
      title,
      image: { alt: title, sizes: '230px', src: '/tests/elements/support/picture.svg', srcset: '' },
      trackingName: title,
      manufacturerSku: `sku-${id}`,
      trackingPath: ['Genuss'],
      price: euros(unitPrice),
      productType: 'Experience',
    },
    total: euros(totalOf(quantity)),
    selectedPackaging: { type: 'Pdf', variantTitle: '', title: 'PDF', price: euros(0), variantId: 'pdf' },
    availablePackagingOptions: [packaging('Pdf', 'pdf', 0), packaging('Envelope', 'envelope', 4.9)],
  };
}

export function wireCart(changes: Partial<WireCart> = {}): WireCart {
  return {
    cartId: 'cart-1',
    cartVersion: 3,
    items: [wireItem('koch', 'Thai-Kochkurs', 2), wireItem('ballon', 'Ballonfahrt', 1)],
    shipping: { method: 'Standard', price: euros(4.9) },
    total: euros(244.6),
    availableShippingMethods: [
      { method: 'Standard', title: 'Standardversand', subtitle: '2-3 Tage', price: euros(4.9) },
      { method: 'Express', title: 'Expressversand', subtitle: 'Morgen', price: euros(14.9) },
    ],
    ...changes,
  };
}

interface Price {
  readonly gross: { readonly amount: number };
}

/** Computes the sums of a cart whose items, packagings or shipping have changed. */
export function summed(cart: WireCart): WireCart {
  const cents = (price: unknown) => Math.round(((price as Price | undefined)?.gross.amount ?? 0) * 100);
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / 100;
  const items = cart.items.map((item) => ({ ...item, total: euros(totalOf(item.quantity)) }));
  const packagings = add(items.map((item) => cents((item.selectedPackaging as { price?: unknown } | null)?.price)));
  const { price } = (cart['shipping'] ?? {}) as { readonly price?: Price };
  const total = add([...items.map((item) => cents(item.total)), packagings * 100, cents(price)]);
  return { ...cart, items, packagingTotal: euros(packagings), total: euros(total) };
}
