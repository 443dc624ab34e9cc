import type { Cart } from 'cart-fragment/api';
import { cartIn, change, changeQuantity, contentOf, countable, fetchCart, firstOf, quantitiesOf } from '../carts.ts';
import type { Check } from '../check.ts';
import { assert, assertSame } from '../violation.ts';

/** Quantity and removal. */
export const changingChecks: readonly Check[] = [
  {
    id: 'quantity',
    sentence: 'set-item-quantity sets the quantity of this item, and answers with the whole changed cart.',
    async run({ visitor, largestQuantity }) {
      const own = await visitor();
      const before = await fetchCart(own);
      const items = countable(before, 2);
      const target = items.at(-1) ?? firstOf(before);
      for (const quantity of [Math.min(4, largestQuantity), 2, 1]) {
        const changed = await change(own, 'setItemQuantity', { cartItemId: target.id, quantity });
        const wanted = quantitiesOf(before).map(([id, old]) => [id, id === target.id ? quantity : old]);
        assertSame('ids and quantities of the items', wanted, quantitiesOf(changed));
        assertSame('cart of the answer and of GET api/cart', changed, await fetchCart(own));
      }
    },
  },
  {
    id: 'version',
    sentence: 'cartVersion increases with every change.',
    async run({ visitor }) {
      const own = await visitor();
      let last = await fetchCart(own);
      for (const quantity of firstOf(last).quantity === 1 ? [2, 1, 2] : [1, 2, 1]) {
        last = newer(last, await change(own, 'setItemQuantity', { cartItemId: firstOf(last).id, quantity }));
      }
      newer(last, await change(own, 'removeItem', { cartItemId: firstOf(last).id }));
    },
  },
  {
    id: 'repeated',
    sentence: 'A repeated change is handled like the first one: it changes nothing more, and is not an error.',
    async run({ visitor, largestQuantity }) {
      const own = await visitor();
      const cart = await fetchCart(own);
      countable(cart, 2);
      const { id } = firstOf(cart);
      const quantity = Math.min(6, largestQuantity);
      for (const [name, body] of [
        ['setItemQuantity', { cartItemId: id, quantity }],
        ['removeItem', { cartItemId: id }],
      ] as const) {
        const first = await change(own, name, body);
        const second = await change(own, name, body);
        assertSame(`cart after the second ${name}`, contentOf(first), contentOf(second));
        assert(
          second.cartVersion >= first.cartVersion,
          `version ${first.cartVersion} or higher`,
          () => `${second.cartVersion}`,
        );
      }
    },
  },
  {
    id: 'removal',
    sentence: 'remove-item removes this item alone. A cart without items is a cart of 0.',
    async run({ visitor }) {
      const own = await visitor();
      let cart = await fetchCart(own);
      const { cartId } = cart;
      while (cart.items.length > 0) {
        const [gone, ...rest] = quantitiesOf(cart);
        cart = await change(own, 'removeItem', { cartItemId: gone?.[0] });
        assertSame('ids and quantities of the items left', rest, quantitiesOf(cart));
        const [other] = cart.items;
        if (!other) break;
        cart = await changeQuantity(own, other);
        assertSame(
          'ids of the items left',
          rest.map(([id]) => id),
          cart.items.map(({ id }) => id),
        );
      }
      assertSame('total of the empty cart', 0, cart.total.gross.amount);
      assertSame('cart of the answer and of GET api/cart', cart, await fetchCart(own));
      assertSame('cartId', cartId, cart.cartId);
    },
  },
  {
    id: 'largest-quantity',
    sentence: 'Shoppers can choose every quantity from 1 to the largest one of your shop.',
    async run({ visitor, largestQuantity: quantity }) {
      const own = await visitor();
      const { id } = firstOf(await fetchCart(own));
      const changed = cartIn(await own.call('setItemQuantity', { body: { cartItemId: id, quantity } }));
      assertSame('quantity', quantity, changed.items.find((item) => item.id === id)?.quantity);
    },
  },
];

function newer(before: Cart, after: Cart): Cart {
  const { cartVersion } = before;
  assertSame('cartId', before.cartId, after.cartId);
  assert(after.cartVersion > cartVersion, `a version above ${cartVersion}`, () => `version ${after.cartVersion}`);
  return after;
}
