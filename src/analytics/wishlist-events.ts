import type { Tenant } from '../domain/tenant.ts';
import { brandOf } from '../domain/tenant.ts';
import type { Push, WishlistChange } from './events.ts';
import { itemOf, saleOf } from './items.ts';
import type { Line } from './read-shop-data.ts';
import { wishlistError, type WishlistError } from './tracked-errors.ts';

/** Returns what is known of a product, by its id. */
export type FindProduct = (productId: string) => Line | undefined;

/** The events of the wishlist's elements that are tracked. */
export const wishlistEventNames = ['wishlistChange', 'wishlistError'] as const;

interface Detail {
  /** The product that was changed on this page. */
  readonly added?: unknown;
  readonly removed?: unknown;
  /** Why it was not. */
  readonly code?: unknown;
}

const trackedCodes = new Map<unknown, WishlistError>([
  ['ITEM_OFFLINE', 'Item went offline'],
  ['COUNT_EXCEEDED', 'More than 99 products'],
]);

const handledKey = Symbol.for('cart-fragment.tracked-wishlist-events');

/**
 * The pushes for a change of the wishlist or an error; none for an event that has been tracked, since the elements of a
 * page and its own script all hear it, or that comes from an element without consent.
 */
export function wishlistPushes(event: Event, tenant: Tenant, find: FindProduct): Push[] {
  if (!(event instanceof CustomEvent) || isWithoutConsent(event) || !isFirst(event)) return [];
  const { added, removed, code } = (event.detail ?? {}) as Detail;
  const error = trackedCodes.get(code);
  const change = (id: string) => wishlistChange(id, tenant, find);
  return [
    ...textsOf(removed).map((id): Push => ({ event: 'remove_from_wishlist', ecommerce: change(id) })),
    ...textsOf(added).map((id): Push => ({ event: 'add_to_wishlist', ecommerce: change(id) })),
    ...(error ? [{ event: 'cart_interaction', interaction: 'error', ...wishlistError(error) } as const] : []),
  ];
}

/** Of an unknown product, there is no more to tell than its id. */
function wishlistChange(id: string, tenant: Tenant, find: FindProduct): WishlistChange {
  const line = find(id);
  if (!line) return { items: [{ item_id: id, item_brand: brandOf(tenant), quantity: 1 }] };
  return saleOf([itemOf({ ...line, quantity: 1 }, { tenant })], line.product.price.gross.currencyCode);
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
