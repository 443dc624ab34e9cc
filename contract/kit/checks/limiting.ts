import { change, contentOf, fetchCart, firstOf, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { described } from '../visitor.ts';
import { assert, assertSame } from '../violation.ts';

/** Refusals after which the cart sends a change again. */
export const limitChecks: readonly Check[] = [
  {
    id: 'conflict',
    sentence:
      'A change that collides with another one is refused with 409 without effect, and succeeds when it is sent again.',
    isOffered: ({ limits }) => limits?.conflict !== undefined,
    async run({ visitor, description: { limits } }) {
      const own = await visitor();
      const before = await fetchCart(own);
      const body = { cartItemId: firstOf(before).id, quantity: firstOf(before).quantity === 4 ? 5 : 4 };
      for (const request of limits?.conflict ?? []) await own.request(request);
      refusalIn(await own.call('setItemQuantity', { body }), [409]);
      assertSame('cart after the refusal', contentOf(before), contentOf(await fetchCart(own)));
      const changed = await change(own, 'setItemQuantity', body);
      assertSame('quantity', body.quantity, changed.items.find(({ id }) => id === body.cartItemId)?.quantity);
    },
  },
  {
    id: 'too-many-requests',
    sentence: 'Too many requests are refused with 429 and Retry-After, which has seconds.',
    isOffered: ({ limits }) => limits?.tooMany !== undefined,
    async run({ visitor, description: { limits } }) {
      const own = await visitor();
      const before = await fetchCart(own);
      for (const request of limits?.tooMany ?? []) await own.request(request);
      const answer = await own.call('setItemQuantity', {
        body: { cartItemId: firstOf(before).id, quantity: 2 },
        isHasty: true,
      });
      assert(answer.status === 429, `${answer.call}: status 429`, () => described(answer));
      // The body is optional.
      if (answer.text !== '') refusalIn(answer);
      const after = answer.headers.get('Retry-After') ?? 'none';
      assert(/^\d{1,5}$/.test(after), 'Retry-After with whole seconds', () => `Retry-After: ${after}`);
      const cart = await own.call('getCart');
      if (cart.status !== 429) assertSame('cart after the refusal', contentOf(before), contentOf(await fetchCart(own)));
    },
  },
];
