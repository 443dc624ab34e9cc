import { fetchCart } from '../carts.ts';
import type { Check } from '../check.ts';
import { assert, assertSame } from '../violation.ts';

export const loginChecks: readonly Check[] = [
  {
    id: 'login',
    sentence:
      "At login, a guest's items stay in the cart, which has a higher version or another id if anything changes.",
    async run({ visitor, description: { login } }) {
      const own = await visitor();
      const guest = await fetchCart(own);
      for (const request of login ?? []) await own.request(request);
      const customer = await fetchCart(own);
      for (const { product, quantity, appointment } of guest.items) {
        const same = customer.items.filter(
          (item) => item.product.id === product.id && item.appointment?.appointmentId === appointment?.appointmentId,
        );
        const found = same.reduce((sum, item) => sum + item.quantity, 0);
        assert(found >= quantity, `${quantity} of ${product.id} or more`, () => String(found));
      }
      if (customer.cartId !== guest.cartId) return;
      assertSame('cart of the next GET api/cart', customer, await fetchCart(own));
    },
  },
];
