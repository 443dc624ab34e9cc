import { readFileSync } from 'node:fs';
import type { Cart } from 'cart-fragment-contract';
import { describe, expect, it } from 'vitest';
import { changeCart } from './change-cart.ts';

const cart = JSON.parse(readFileSync('docs/examples/minimal-cart.json', 'utf8')) as Cart;
const [item] = cart.items;

describe('changeCart', () => {
  it('changes a quantity, and the total by the difference', () => {
    const body = { cartItemId: item!.id, quantity: item!.quantity + 1 };
    const changed = changeCart(cart, '/api/cart/set-item-quantity', body);
    const price = item!.product.price.gross.amount;
    expect(changed.items[0]!.quantity).toBe(item!.quantity + 1);
    expect(changed.total.gross.amount).toBeCloseTo(cart.total.gross.amount + price);
    expect(changed.cartVersion).toBe(cart.cartVersion + 1);
  });

  it('removes an item with its total', () => {
    const changed = changeCart(cart, '/api/cart/remove-item', { cartItemId: item!.id });
    expect(changed.items).toEqual(cart.items.slice(1));
    expect(changed.total.gross.amount).toBeCloseTo(cart.total.gross.amount - item!.total.gross.amount);
  });

  it('leaves the cart as it is for any other call', () => {
    const changed = changeCart(cart, '/api/cart/set-shipping-method', { shippingMethod: 'Express' });
    expect({ ...changed, cartVersion: cart.cartVersion }).toEqual(cart);
  });
});
