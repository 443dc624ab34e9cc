import type { Tenant } from '../domain/tenant.ts';
import { brandOf, currencyOf } from '../domain/tenant.ts';
import type { Push, WishlistChange } from './events.ts';
import { itemOf, saleOf } from './items.ts';
import type { Line } from './read-shop-data.ts';

/** Returns what is known of a product, by its id. */
export type FindProduct = (productId: string) => Line | undefined;

/** The detail of `wishlistChange`; one id or several. */
interface Detail {
  readonly added?: unknown;
  readonly removed?: unknown;
}

const handledKey = Symbol.for('cart-fragment.tracked-wishlist-changes');

/**
 * The pushes for a change of the wishlist; none for an event that has been tracked, since the elements of a page and its
 * own script all hear it, or that comes from an element without consent.
 */
export function wishlistPushes(event: Event, tenant: Tenant, find: FindProduct): Push[] {
  if (!(event instanceof CustomEvent) || isWithoutConsent(event) || !isFirst(event)) return [];
  const { added, removed } = (event.detail ?? {}) as Detail;
  const change = (ids: readonly string[]) => wishlistChange(ids, tenant, find);
  return [
    ...textsOf(removed).map((id): Push => ({ event: 'remove_from_wishlist', ecommerce: change([id]) })),
    ...textsOf(added).map((id): Push => ({ event: 'add_to_wishlist', ecommerce: change([id]) })),
  ];
}

/** @param find gives the full item; without it, the item has the product's id alone. */
export function wishlistChange(ids: readonly string[], tenant: Tenant, find: FindProduct): WishlistChange {
  const lines = ids.map(find);
  const known = lines.flatMap((line) => (line ? [itemOf({ ...line, quantity: 1 }, { tenant })] : []));
  if (known.length === ids.length)
    return saleOf(known, lines[0]?.product.price.gross.currencyCode ?? currencyOf(tenant));
  const unknown = ids.filter((_, index) => !lines[index]);
  return {
    items: [...known, ...unknown.map((id) => ({ item_id: id, item_brand: brandOf(tenant), quantity: 1 as const }))],
  };
}

/** The elements' copies of this module and the page's own know of each other by the registered symbol. */
function isFirst(event: Event): boolean {
  const shared = globalThis as { [handledKey]?: WeakSet<Event> };
  const handled = (shared[handledKey] ??= new WeakSet());
  if (handled.has(event)) return false;
  handled.add(event);
  return true;
}

function isWithoutConsent(event: Event): boolean {
  const [origin] = event.composedPath();
  return origin instanceof Element && origin.closest('[data-analytics="off"]') !== null;
}

function textsOf(given: unknown): readonly string[] {
  const list = Array.isArray(given) ? (given as readonly unknown[]) : [given];
  return list.filter((one): one is string => typeof one === 'string' && one !== '');
}
