import { array, asyncProperty, check, constantFrom, integer, record } from 'fast-check';
import { change, countable, assertSums, fetchCart, quantitiesOf } from '../carts.ts';
import type { Check } from '../check.ts';
import type { Visitor } from '../visitor.ts';
import { assertSame } from '../violation.ts';

const step = record({
  kind: constantFrom('quantity', 'quantity', 'quantity', 'remove', 'repeat', 'read'),
  item: integer({ min: 0, max: 3 }),
  quantity: integer({ min: 1, max: 25 }),
});
interface Step {
  readonly kind: string;
  readonly item: number;
  readonly quantity: number;
}

export const sequenceChecks: readonly Check[] = [
  {
    id: 'sequences',
    sentence:
      'After any sequence of changes, the cart is what they add up to, its sums are right, and its version has never decreased.',
    async run({ visitor, seed, runs, largestQuantity }) {
      const most = Math.min(25, largestQuantity);
      let smallest: unknown = null;
      const property = asyncProperty(array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        try {
          await play(
            await visitor(),
            steps.map((one) => ({ ...one, quantity: Math.min(one.quantity, most) })),
          );
        } catch (error) {
          // Shrinking ends with the shortest sequence that fails.
          smallest = error;
          throw error;
        }
      });
      const { failed } = await check(property, {
        seed,
        numRuns: runs,
        interruptAfterTimeLimit: 20_000,
        markInterruptAsFailure: false,
      });
      // Without an error, it is a slow shop: the time is up before the first sequence is.
      if (failed && smallest instanceof Error) throw smallest;
    },
  },
];

/** Plays the steps against the shop and against a model of the cart. */
async function play(own: Visitor, steps: readonly Step[]): Promise<void> {
  let cart = await fetchCart(own);
  countable(cart, 1);
  const ids = cart.items.filter(({ appointment }) => appointment === null).map(({ id }) => id);
  const model = new Map(quantitiesOf(cart));
  let last: Step | null = null;
  for (const next of steps) {
    const current: Step = next.kind === 'repeat' && last ? last : next;
    const id = ids[current.item % ids.length] ?? '';
    const isThere = model.has(id);
    if (current.kind === 'remove') {
      model.delete(id);
      cart = await change(own, 'removeItem', { cartItemId: id });
    } else if (current.kind === 'quantity' && isThere) {
      model.set(id, current.quantity);
      cart = await change(own, 'setItemQuantity', { cartItemId: id, quantity: current.quantity });
    } else {
      cart = await fetchCart(own);
    }
    assertSame('ids and quantities of the items', [...model], quantitiesOf(cart));
    assertSums(cart);
    last = current;
  }
}
