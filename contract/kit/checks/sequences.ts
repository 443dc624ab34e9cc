import type { Cart, CartItem } from 'cart-fragment/api';
import { array, asyncProperty, check, constantFrom, integer, record } from 'fast-check';
import { change, countable, assertSums, fetchCart, quantitiesOf } from '../carts.ts';
import type { Check, Scene } from '../check.ts';
import type { Visitor } from '../visitor.ts';
import { assertSame } from '../violation.ts';

const always = ['quantity', 'quantity', 'quantity', 'remove', 'repeat', 'read'] as const;
/** Only of shops whose description has them. */
const offered = ['packaging', 'packaging', 'shipping', 'codes', 'vouchers'] as const;

interface Step {
  readonly kind: (typeof always)[number] | (typeof offered)[number];
  readonly item: number;
  readonly quantity: number;
}

export const sequenceChecks: readonly Check[] = [
  {
    id: 'sequences',
    sentence:
      'After any sequence of changes, the cart is what they add up to, its sums are right, and its version has never decreased.',
    async run(scene) {
      const { visitor, seed, runs, description } = scene;
      const step = record({
        kind: constantFrom(...always, ...offered.filter((kind) => description[kind] !== undefined)),
        item: integer({ min: 0, max: 3 }),
        quantity: integer({ min: 1, max: Math.min(25, scene.largestQuantity) }),
      });
      let smallest: unknown = null;
      const property = asyncProperty(array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        try {
          await play(await visitor(), steps, scene);
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
async function play(own: Visitor, steps: readonly Step[], { description }: Scene): Promise<void> {
  for (const request of description.codes?.before ?? []) await own.request(request);
  let cart = await fetchCart(own);
  countable(cart, 1);
  const ids = cart.items.filter(({ appointment }) => appointment === null).map(({ id }) => id);
  const model = new Map(quantitiesOf(cart));
  const designs = new Map(cart.items.map((item) => [item.id, designOf(item)]));
  let last: Step | null = null;
  for (const next of steps) {
    const current: Step = next.kind === 'repeat' && last ? last : next;
    const before = cart;
    const item = before.items.find(({ id }) => id === ids[current.item % ids.length]);
    cart = await take(own, current, before, item);
    if (item && current.kind === 'remove') model.delete(item.id);
    if (item && current.kind === 'quantity') model.set(item.id, current.quantity);
    assertSame('ids and quantities of the items', [...model], quantitiesOf(cart));
    if (item && current.kind === 'packaging') {
      designs.set(item.id, designOf(cart.items.find(({ id }) => id === item.id) ?? item));
    }
    for (const one of cart.items) assertSame(`packaging of ${one.id}`, designs.get(one.id), designOf(one));
    // A smaller cart may be too small for the code; another quantity may bring a discount that applies by itself.
    const isSmaller = current.kind === 'remove' || (item && current.quantity < item.quantity);
    const mayApply = current.kind === 'quantity' && before.coupon === null;
    if (current.kind !== 'codes' && !isSmaller && !mayApply) assertSame('coupon', before.coupon, cart.coupon);
    assertSums(cart);
    last = current;
  }

  async function take(self: Visitor, { kind, quantity }: Step, shown: Cart, item?: CartItem): Promise<Cart> {
    const { codes, vouchers } = description;
    const cartItemId = item?.id ?? 'none';
    if (kind === 'remove' && item) return change(self, 'removeItem', { cartItemId });
    if (kind === 'quantity' && item) return change(self, 'setItemQuantity', { cartItemId, quantity });
    if (kind === 'packaging' && item && item.availablePackagingOptions.length > 1) {
      const option = item.availablePackagingOptions[quantity % item.availablePackagingOptions.length];
      const { packagingOptionType, variantId } = option ?? {};
      const packagingVariantId = variantId || null;
      return change(self, 'setItemPackaging', { itemId: item.id, packagingOptionType, packagingVariantId });
    }
    const method =
      shown.availableShippingMethods[quantity % Math.max(1, shown.availableShippingMethods.length)]?.method;
    if (kind === 'shipping' && method) return change(self, 'setShippingMethod', { method });
    if (kind === 'codes' && quantity % 3 === 0) return change(self, 'removeCoupon');
    if (kind === 'codes' && shown.items.length > 0) {
      // A shop may refuse the code for what is left in the cart.
      await self.call('addCoupon', { body: { coupon: codes?.works, referer: null } });
    }
    if (kind === 'vouchers' && quantity % 3 === 0) return change(self, 'removeVoucher', { voucherId: vouchers?.id });
    if (kind === 'vouchers' && shown.items.length > 0) {
      for (const request of vouchers?.apply ?? []) await self.request(request);
    }
    return fetchCart(self);
  }
}

/** The packaging of an item has one price, whatever the quantity. */
function designOf({ selectedPackaging: chosen }: CartItem): unknown {
  return chosen && [chosen.type, chosen.variantId, chosen.price];
}
