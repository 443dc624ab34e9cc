import { countable, assertAmounts, assertSums, cartIn } from '../carts.ts';
import type { Check, Scene } from '../check.ts';
import type { Tenant } from '../shop-description.ts';
import { assertSame } from '../violation.ts';
import type { Answer, Visitor } from '../visitor.ts';

/** Quantities whose sums show a wrong rounding. */
const quantities = [1, 3, 7, 11];

export const tenantChecks: readonly Check[] = [
  {
    id: 'tenant-currency',
    sentence: 'The carts of each tenant have its currency, also if one visitor shops at several.',
    async run(scene) {
      const all = await visit(scene);
      for (const { tenant, own } of [...all, ...all.toReversed()]) {
        assertCurrency(tenant, await own.call('getCart'));
        const cart = cartIn(await own.call('getCart'));
        const [item] = countable(cart, 1);
        const body = { cartItemId: item?.id, quantity: 2 };
        assertCurrency(tenant, await own.call('setItemQuantity', { body }));
      }
    },
  },
  {
    id: 'tenant-sums',
    sentence: 'The totals of each tenant are exact to the cent in its currency, for every quantity.',
    async run(scene) {
      const { largestQuantity: most } = scene;
      for (const { own } of await visit(scene)) {
        for (const { id } of countable(cartIn(await own.call('getCart')), 1)) {
          for (const quantity of quantities.filter((one) => one <= most)) {
            assertSums(cartIn(await own.call('setItemQuantity', { body: { cartItemId: id, quantity } })));
          }
        }
      }
    },
  },
];

/** One visitor at every tenant, with items in each cart. */
async function visit({ visitor, description }: Scene): Promise<readonly { tenant: Tenant; own: Visitor }[]> {
  const first = await visitor();
  const all = (description.tenants ?? []).map((tenant) => ({ tenant, own: first.at(tenant) }));
  for (const { tenant, own } of all) {
    for (const request of tenant.fill ?? description.fill ?? []) await own.request(request);
  }
  return all;
}

function assertCurrency({ currency }: Tenant, answer: Answer): void {
  const cart = cartIn(answer);
  assertSame(`currency of ${answer.call}`, currency, cart.total.gross.currencyCode);
  assertAmounts(answer.body, cart);
}
