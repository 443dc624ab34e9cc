import type { Cart, CartItem } from 'cart-fragment-contract';

const cents = ({ gross }: Cart['total']) => Math.round(gross.amount * 100);

/** Applies the change of a call to a cart that no shop knows: quantities and removals, as far as prices allow. */
export function changeCart(cart: Cart, path: string, body: Readonly<Record<string, unknown>>): Cart {
  const items = cart.items.flatMap((item) => (item.id === body['cartItemId'] ? changedItem(item, path, body) : [item]));
  const added = items.reduce((sum, { total }) => sum + cents(total), 0);
  const before = cart.items.reduce((sum, { total }) => sum + cents(total), 0);
  const total = { ...cart.total, gross: { ...cart.total.gross, amount: (cents(cart.total) + added - before) / 100 } };
  return { ...cart, cartVersion: cart.cartVersion + 1, items, total };
}

function changedItem(item: CartItem, path: string, { quantity }: Readonly<Record<string, unknown>>): CartItem[] {
  if (path.endsWith('/remove-item')) return [];
  if (!path.endsWith('/set-item-quantity') || typeof quantity !== 'number') return [item];
  const { gross } = item.product.price;
  const total = { ...item.total, gross: { ...gross, amount: Math.round(gross.amount * quantity * 100) / 100 } };
  return [{ ...item, quantity, total }];
}
