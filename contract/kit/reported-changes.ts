import type { Cart, Changeset } from 'cart-fragment/api';
import { fetchCart } from './carts.ts';
import { readChangeset } from './changeset-of-page.ts';
import type { Scene } from './check.ts';
import type { ShopRequest } from './shop-description.ts';
import { assert } from './violation.ts';

interface Reported {
  readonly before: Cart;
  readonly after: Cart;
  readonly changeset: Changeset;
  /** What the next page reports. */
  readonly next: Changeset | null;
}

/** Has the shop change a cart, and examines what its next page says. */
export async function report(
  { visitor, description }: Scene,
  changes: readonly (readonly ShopRequest[] | undefined)[],
  examine: (reported: Reported) => void,
): Promise<void> {
  const { changesets } = description;
  if (!changesets) return;
  const { read, fill = [], restore = [] } = changesets;
  const own = await visitor();
  for (const request of fill) await own.request(request);
  const before = await fetchCart(own);
  // Consumes what the shop has not reported yet.
  await readChangeset(own, read);
  try {
    for (const request of changes.flatMap((requests) => requests ?? [])) await own.request(request);
    const after = await fetchCart(own);
    const changeset = await readChangeset(own, read);
    assert(changeset !== null, 'a changeset, whose changes GET api/cart does not report', () => 'none');
    examine({ before, after, changeset, next: await readChangeset(own, read) });
  } finally {
    for (const request of restore) await own.request(request);
  }
}
