import type { Brand } from '../domain/tenant.ts';
import { hasConsent, isTracked, markTracked } from './event-marks.ts';
import type { Push, WishlistChange } from './events.ts';
import { wishlistError, type WishlistError } from './tracked-errors.ts';

/** The events of the wishlist's elements that are tracked. */
export const wishlistEventNames = ['wishlistChange', 'wishlistError'] as const;

/** Returns what is known of a product, by its id. */
export type DescribeProduct = (productId: string) => WishlistChange;

interface Detail {
  /** The product that was changed on this page. */
  readonly added?: unknown;
  readonly removed?: unknown;
  /** Why it was not. */
  readonly code?: unknown;
}

const trackedCodes: Readonly<Record<string, WishlistError>> = {
  ITEM_OFFLINE: 'Item went offline',
  COUNT_EXCEEDED: 'More than 99 products',
};

/**
 * The pushes for a change of the wishlist or an error; none for an event that has been tracked, since the elements of a
 * page and its own script all hear it, or that comes from an element without consent.
 */
export function wishlistPushes(event: Event, describe: DescribeProduct): Push[] {
  if (!(event instanceof CustomEvent) || !hasConsent(event) || isTracked(event)) return [];
  markTracked(event);
  const { added, removed, code } = (event.detail ?? {}) as Detail;
  const error = Object.hasOwn(trackedCodes, String(code)) ? trackedCodes[String(code)] : undefined;
  return [
    ...textsOf(removed).map((id): Push => ({ event: 'remove_from_wishlist', ecommerce: describe(id) })),
    ...textsOf(added).map((id): Push => ({ event: 'add_to_wishlist', ecommerce: describe(id) })),
    ...(error ? [{ event: 'cart_interaction', interaction: 'error', ...wishlistError(error) } as const] : []),
  ];
}

/** Describes products by no more than their ids. */
export function unknownProduct(brand: Brand): DescribeProduct {
  return (id) => ({ items: [{ item_id: id, item_brand: brand, quantity: 1 }] });
}

function textsOf(given: unknown): readonly string[] {
  const list = Array.isArray(given) ? (given as readonly unknown[]) : [given];
  return list.filter((one): one is string => typeof one === 'string' && one !== '');
}
