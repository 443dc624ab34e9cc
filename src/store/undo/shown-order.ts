import type { Cart } from '../../domain/cart.ts';
import type { ShownOrder } from '../cart/removal.ts';

/** What was shown keeps its place, also if it is gone or the shop moves it. The rest stands above its follower. */
function keepOrder(shown: readonly string[], ids: readonly string[]): readonly string[] {
  const known = new Set(shown);
  return ids.reduceRight((order, id, index) => {
    if (known.has(id)) return order;
    const follower = ids[index + 1];
    return order.toSpliced(follower === undefined ? order.length : order.indexOf(follower), 0, id);
  }, shown);
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** @param returned the items that were put back, from their ids to the new ones. */
export function nextOrder(
  shown: ShownOrder | null,
  previous: Cart,
  cart: Cart,
  returned: ReadonlyMap<string, string> = new Map(),
): ShownOrder {
  const items = (shown?.items ?? idsOf(previous.items)).map((id) => returned.get(id) ?? id);
  return {
    // The shop may put two equal items back as one.
    items: keepOrder([...new Set(items)], idsOf(cart.items)),
    vouchers: keepOrder(shown?.vouchers ?? idsOf(previous.vouchers), idsOf(cart.vouchers)),
    coupon: [''],
  };
}
