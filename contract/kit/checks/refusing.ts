import type { Cart } from 'cart-fragment/api';
import { contentOf, fetchCart, firstOf, refusalIn } from '../carts.ts';
import type { Check, Scene } from '../check.ts';
import { described, type CallInput, type Visitor } from '../visitor.ts';
import { assert, assertSame } from '../violation.ts';

/** Requests that a shop must refuse without applying anything. */
export const refusingChecks: readonly Check[] = [
  {
    id: 'invalid-quantity',
    sentence: 'A quantity that is not a whole number from 1 to the largest one is refused, and nothing changes.',
    async run(scene) {
      const largest = scene.largestQuantity;
      await refused(scene, [0, -1, 1.5, largest + 1, '2 or more', null, undefined].map(quantity));
    },
  },
  {
    id: 'unknown-item',
    sentence: 'The quantity of an item that is not in the cart is refused with 404 or 422, and nothing changes.',
    run: (scene) => refused(scene, [() => ({ body: { cartItemId: 'no-such-item', quantity: 2 } })], [404, 410, 422]),
  },
  {
    id: 'unreadable',
    sentence: 'A body that is not JSON, or not an object, is refused with an error answer in JSON.',
    run: (scene) =>
      refused(scene, [() => ({ text: '{"cartItemId":' }), () => ({ text: '[]' }), () => ({ text: 'null' })]),
  },
  {
    id: 'foreign-post',
    sentence: 'POSTs without X-Requested-With: cart-fragment are refused: another site cannot send it.',
    async run(scene) {
      const wanted = quantity(Math.min(7, scene.largestQuantity));
      await refused(scene, [
        (id) => ({ ...wanted(id), headers: { 'X-Requested-With': null } }),
        (id) => ({ ...wanted(id), headers: { 'X-Requested-With': 'other' } }),
      ]);
      const own = await scene.visitor();
      const before = await fetchCart(own);
      for (const [name, body] of changesOf(before)) {
        const answer = await own.call(name, { headers: { 'X-Requested-With': null }, ...(body && { body }) });
        assert(answer.status >= 400, `${answer.call} without the header: refused`, () => described(answer));
      }
      assertSame('cart after the refusals', contentOf(before), contentOf(await fetchCart(own)));
    },
  },
  {
    id: 'get-changes-nothing',
    sentence: 'Only POST changes the cart.',
    async run({ visitor }) {
      const own = await visitor();
      const before = await fetchCart(own);
      const query = { cartItemId: firstOf(before).id };
      await own.call('removeItem', { method: 'GET', query, headers: { 'X-Requested-With': null } });
      await own.call('removeCoupon', { method: 'GET' });
      assertSame('cart', before, await fetchCart(own));
    },
  },
  {
    id: 'unknown-call',
    sentence: 'A call that your shop does not answer gets 404, not a page.',
    async run({ visitor }) {
      const own = await visitor();
      const answer = await own.call('getCart', { path: 'api/no-such-call' });
      assert(
        [400, 401, 403, 404, 405, 410, 422, 501].includes(answer.status),
        'status 404',
        () => `status ${answer.status}`,
      );
      assert(!/^\s*</.test(answer.text), 'an error answer in JSON, or none, instead of a page', () =>
        answer.text.slice(0, 80),
      );
    },
  },
];

/** Changes that a shop would apply, or answer with 404 if it does not offer them. */
function changesOf(cart: Cart): readonly (readonly [Parameters<Visitor['call']>[0], object?])[] {
  const { id, product, availablePackagingOptions: options } = firstOf(cart);
  const methods = cart.availableShippingMethods;
  return [
    ['removeItem', { cartItemId: id }],
    ['addItem', { productId: product.id, quantity: 1 }],
    ['removeCoupon'],
    ['setPaybackNumber', { paybackNumber: '' }],
    ['removeVoucher', { voucherId: 'no-such-voucher' }],
    ...methods.slice(-1).map(({ method }) => ['setShippingMethod', { method }] as const),
    ...options.slice(-1).map(({ packagingOptionType, variantId }) => {
      return ['setItemPackaging', { itemId: id, packagingOptionType, packagingVariantId: variantId || null }] as const;
    }),
  ];
}

type Attempt = (itemId: string) => CallInput;

const quantity =
  (value: unknown): Attempt =>
  (cartItemId) => ({ body: { cartItemId, quantity: value } });

/** Each attempt to set a quantity must be refused without an effect. */
async function refused(
  { visitor }: Scene,
  attempts: readonly Attempt[],
  statuses: readonly number[] = [],
): Promise<void> {
  const own = await visitor();
  const before = await fetchCart(own);
  const { id } = firstOf(before);
  for (const attempt of attempts) await refuse(own, attempt(id), statuses);
  assertSame('cart after the refusals', contentOf(before), contentOf(await fetchCart(own)));
}

async function refuse(own: Visitor, input: CallInput, statuses: readonly number[]): Promise<void> {
  refusalIn(await own.call('setItemQuantity', input), statuses);
}
