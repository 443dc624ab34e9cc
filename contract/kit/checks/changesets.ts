import {
  type Cart,
  type Changeset,
  changesetTypes,
  decidedType,
  type KnownChangesetType,
  shippingMethods,
  toMinor,
} from 'cart-fragment/api';
import type { Check } from '../check.ts';
import { report } from '../reported-changes.ts';
import { assert, assertSame } from '../violation.ts';
import { shortened } from '../visitor.ts';

/** What a shop says about the changes that it makes to a cart on its own. */
export const changesetChecks: readonly Check[] = [
  {
    id: 'changed-prices',
    sentence:
      'A changed price is reported with the product and the difference: PriceIncreased if it is higher, PriceDecreased if it is lower.',
    isOffered: ({ changesets }) => changesets?.raise !== undefined || changesets?.lower !== undefined,
    async run(scene) {
      const { raise, lower } = scene.description.changesets ?? {};
      for (const [requests, type, sign] of [
        [raise, 'PriceIncreased', 1],
        [lower, 'PriceDecreased', -1],
      ] as const) {
        if (!requests) continue;
        await report(scene, [requests], ({ before, after, changeset }) => {
          const changed = differences(before, after).map(([id, cents]) => [id, cents * sign] as const);
          assert(
            changed.length > 0 && changed.every(([, cents]) => cents > 0),
            `a price that is ${sign > 0 ? 'higher' : 'lower'} after the requests of the description`,
            () => JSON.stringify(changed),
          );
          assert(after.cartVersion > before.cartVersion, `a version above ${before.cartVersion}`, () =>
            String(after.cartVersion),
          );
          assertType(type, changeset);
          const { priceIncreasedItems, priceDecreasedItems } = changeset.changes;
          const items = sign > 0 ? priceIncreasedItems : priceDecreasedItems;
          const reported = items.map((item) => [
            item.productId,
            item.differenceAmount && toMinor(item.differenceAmount),
          ]);
          assertSame('products and differences in cents', sorted(changed), sorted(reported));
        });
      }
    },
  },
  {
    id: 'lost-offers',
    sentence:
      'A changeset names each product and shipping method that the cart has lost, and each appointment that is not available any more.',
    isOffered: ({ changesets: { remove, removeShipping, outdate } = { read: { path: '' } } }) =>
      [remove, removeShipping, outdate].some((requests) => requests !== undefined),
    async run(scene) {
      for (const [key, type, lost, reported] of losses) {
        const requests = scene.description.changesets?.[key];
        if (!requests) continue;
        await report(scene, [requests], ({ before, after, changeset }) => {
          const gone = lost(before, after);
          assert(gone.length > 0, `requests of "${key}" that change the cart`, () => 'the same cart');
          assertType(type, changeset);
          const named = reported(changeset);
          const isNamed = named.length > 0 && named.every((id) => gone.includes(id));
          const isWhole = key === 'outdate' || gone.every((id) => named.includes(id));
          assert(isNamed && isWhole, `${type} of ${gone.join(', ')}`, () => named.join(', ') || 'none');
        });
      }
    },
  },
  {
    id: 'several-changes',
    sentence: 'Several kinds of changes are one changeset of the type MultipleChanges, which is reported once.',
    isOffered: ({ changesets }) => changesets?.raise !== undefined && changesets.remove !== undefined,
    async run(scene) {
      const { raise, remove } = scene.description.changesets ?? {};
      await report(scene, [raise, remove], ({ changeset, next }) => {
        assertType('MultipleChanges', changeset);
        const { priceIncreasedItems, removedItems } = changeset.changes;
        const filled = [priceIncreasedItems, removedItems].every(({ length }) => length > 0);
        assert(filled, 'priceIncreasedItems and removedItems', () => shortened(JSON.stringify(changeset)));
        assert(next === null || decidedType(next) === '', 'no changeset when it is read again', () =>
          shortened(JSON.stringify(next)),
        );
      });
    },
  },
];

const losses: readonly (readonly [
  'remove' | 'removeShipping' | 'outdate',
  KnownChangesetType,
  (before: Cart, after: Cart) => readonly string[],
  (changeset: Changeset) => readonly string[],
])[] = [
  [
    'remove',
    'ProductRemoved',
    (before, after) => less(productsOf(before), productsOf(after)),
    ({ changes }) => changes.removedItems.map(({ productId }) => productId),
  ],
  [
    'removeShipping',
    'ShippingMethodRemoved',
    (before, after) => less(methodsOf(before), methodsOf(after)),
    ({ changes }) => changes.removedShippingMethods.map((method) => shippingMethods.read(method)),
  ],
  [
    'outdate',
    'OutdatedAppointment',
    (before) => before.items.flatMap(({ appointment }) => appointment?.appointmentId ?? []),
    ({ changes }) => changes.outdatedAppointments.map(({ appointmentId }) => appointmentId),
  ],
];

const productsOf = ({ items }: Cart) => [...new Set(items.map(({ product }) => product.id))];
const methodsOf = ({ availableShippingMethods }: Cart) => availableShippingMethods.map(({ method }) => method);
const less = (all: readonly string[], rest: readonly string[]) => all.filter((one) => !rest.includes(one));
const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** The products in both carts whose price has changed, with the difference in cents. */
function differences(before: Cart, after: Cart): readonly (readonly [string, number])[] {
  const prices = (cart: Cart) => new Map(cart.items.map(({ product }) => [product.id, toMinor(product.price.gross)]));
  const then = prices(before);
  return [...prices(after)]
    .map(([id, cents]) => [id, cents - (then.get(id) ?? cents)] as const)
    .filter(([, cents]) => cents !== 0);
}

/** Checks both the type and the lists. If they contradict each other, the cart trusts the lists. */
function assertType(type: KnownChangesetType, changeset: Changeset): void {
  assertSame('type, as the cart reads it', type, changesetTypes.read(changeset.type));
  assertSame('type of the lists that have entries', type, decidedType(changeset));
}
