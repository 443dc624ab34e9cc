import { cartIn, contentOf, countable, fetchCart, quantitiesOf, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import type { Answer } from '../visitor.ts';
import { assert, assertSame } from '../violation.ts';

const requests = 20;
const rounds = 3;

/** Changes of one session at the same time. */
export const parallelChecks: readonly Check[] = [
  {
    id: 'parallel',
    sentence:
      'Of 20 changes of one session at once, none is lost that was answered with success, and none is applied that was refused with 409.',
    async run({ visitor, largestQuantity }) {
      const own = await visitor();
      for (let round = 0; round < rounds; round += 1) {
        const before = await fetchCart(own);
        const items = countable(before, 2);
        const sent = [...Array(requests).keys()].map((index) => {
          const item = items[index % items.length];
          return { id: item?.id ?? '', quantity: quantityOf(index, round, largestQuantity) };
        });
        const all = await Promise.all(
          sent.map(async ({ id, quantity }) => {
            const answer = await own.call('setItemQuantity', { body: { cartItemId: id, quantity } });
            if (answer.status === 409) return refused(answer);
            const cart = cartIn(answer);
            assertSame(
              `quantity of ${id} in the answer`,
              quantity,
              cart.items.find((item) => item.id === id)?.quantity,
            );
            return { id, quantity, cart };
          }),
        );
        const applied = all.filter((one) => one !== null);
        const answers = applied.map(({ cart }) => cart);
        assert(answers.length > 0, 'a change that is applied', () => `${requests} refusals`);
        const after = await fetchCart(own);
        const wanted = new Map(
          items.map(({ id, quantity }) => {
            const own = applied.filter((one) => one.id === id).map((one) => one.quantity);
            return [id, own.length > 0 ? own : [quantity]];
          }),
        );
        for (const [id, quantity] of quantitiesOf(after)) {
          const possible = wanted.get(id);
          assert(
            !possible || possible.includes(quantity),
            `quantity of ${id}: one of ${possible?.join(', ')}`,
            () => `${quantity}`,
          );
        }
        const newest = Math.max(...answers.map(({ cartVersion }) => cartVersion));
        assert(after.cartVersion >= newest, `version ${newest} or higher`, () => `version ${after.cartVersion}`);
        const versions = new Map<number, string>();
        for (const cart of answers) {
          const content = JSON.stringify(contentOf(cart));
          const same = versions.get(cart.cartVersion) ?? content;
          assert(same === content, `one cart of version ${cart.cartVersion}`, () => 'two different ones');
          versions.set(cart.cartVersion, content);
        }
      }
    },
  },
];

/** Locking without waiting is allowed: the cart sends the change again. */
function refused(answer: Answer): null {
  refusalIn(answer, [409]);
  return null;
}

/**
 * Ascends from 2 to 21 or the largest quantity of the shop, and descends in the next round, so that no request repeats
 * the quantity that the item has.
 */
function quantityOf(index: number, round: number, most: number): number {
  const span = Math.max(1, Math.min(requests, most - 1));
  const step = index % span;
  return round % 2 === 0 ? 2 + step : 1 + span - step;
}
