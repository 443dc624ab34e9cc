import type { Cart, CartItem } from '../../domain/cart.ts';
import { fromMinor, type Money } from '../../domain/money.ts';
import type { FragmentData, RootComponentProps } from '../../domain/fragment-data.ts';
import { fragmentDataSchema } from '../../api/schemas/fragment-data.ts';
import { buildAppointment, buildCart, buildItem, buildProduct, price } from '../../test-support/cart-builders.ts';

/** Carts with several items, distinguished by their ids, and fragment data. */

export function euros(amount: number): Money {
  return price(amount).gross;
}

export function testItem(changes: Partial<CartItem> & { readonly id: string }): CartItem {
  const { id, quantity = 1 } = changes;
  const product = buildProduct({
    id: `p-${id}`,
    url: '',
    title: `Erlebnis ${id}`,
    manufacturerSku: `sku-${id}`,
    price: price(10),
  });
  return buildItem({
    experienceId: `e-${id}`,
    product,
    quantity,
    total: { gross: fromMinor(1000 * quantity, 'EUR') },
    selectedPackaging: null,
    ...changes,
  });
}

export function testTicket(id: string, quantity = 1): CartItem {
  const appointment = buildAppointment({
    appointmentId: `a-${id}`,
    locationId: 'l-1',
    location: 'Rennstrecke Oschersleben',
  });
  return testItem({ id, quantity, appointment });
}

export function testCart(changes: Partial<Cart> = {}): Cart {
  const items = changes.items ?? [testItem({ id: '1' }), testItem({ id: '2' })];
  return buildCart({
    items,
    shipping: { method: 'Standard', price: price(0) },
    total: price(items.reduce((sum, item) => sum + item.total.gross.amount, 0)),
    availableShippingMethods: ['Standard', 'Express'].map((method) => ({
      method,
      title: method,
      subtitle: '',
      price: price(0),
      details: null,
    })),
    ...changes,
  });
}

/** The next version of the cart, in which the first of its items has another quantity. */
export function withQuantity(quantity: number, changes: Partial<Cart> = {}): Cart {
  return testCart({ cartVersion: 2, items: [testItem({ id: '1', quantity }), testItem({ id: '2' })], ...changes });
}

export function testData(props: Partial<RootComponentProps> = {}): FragmentData {
  const baseUrl = 'https://shop.example/';
  const data = fragmentDataSchema.parse({
    baseUrl,
    tenant: 'JS_DE',
    rootComponentProps: { nextStepUrl: '/checkout' },
  });
  return { ...data, linkBase: baseUrl, rootComponentProps: { ...data.rootComponentProps, ...props } };
}
