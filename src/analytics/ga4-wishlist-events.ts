import type { Brand } from '../domain/tenant.ts';
import type { Push, WishlistChange } from './ga4-events.ts';
import { incompletePushes, knownProducts } from './known-products.ts';
import { wishlistError, type WishlistError } from './tracked-errors.ts';

const trackedCodes: Readonly<Record<string, WishlistError>> = {
  ITEM_OFFLINE: 'Item went offline',
  COUNT_EXCEEDED: 'More than 99 products',
};

/**
 * The pushes for a `wishlistChange` or `wishlistError` event.
 * @param origin the element that dispatched the event and may describe its product.
 * @param isNewlyOffline records a product that is no longer sold. Returns whether that is new in this session.
 */
export function wishlistPushes(
  event: Event,
  origin: EventTarget | undefined,
  brand: Brand,
  isNewlyOffline: (productId: string) => boolean,
): Push[] {
  if (!(event instanceof CustomEvent)) return [];
  const { added, removed, code, productId } = (event.detail ?? {}) as Readonly<Record<string, unknown>>;
  if (code === 'ITEM_OFFLINE' && !isNewlyOffline(String(productId))) return [];
  const error = Object.hasOwn(trackedCodes, String(code)) ? trackedCodes[String(code)] : undefined;
  const describe = (id: string) => knownProducts().get(id)?.() ?? productFromHeart(id, origin, brand);
  return [
    ...idsOf(removed).map((id): Push => ({ event: 'remove_from_wishlist', ecommerce: describe(id) })),
    ...idsOf(added).map((id): Push => ({ event: 'add_to_wishlist', ecommerce: describe(id) })),
    ...(error ? [{ event: 'cart_interaction', interaction: 'error', ...wishlistError(error) } as const] : []),
  ];
}

/** Describes a product by the `product-data` attribute of its heart, or else by its id alone. */
function productFromHeart(id: string, origin: EventTarget | undefined, brand: Brand): WishlistChange {
  const { sku, trackingName, price, currency, category } = dataOf(id, origin);
  const item = {
    item_id: text(sku) ?? id,
    item_name: text(trackingName),
    item_brand: brand,
    item_category: text(category),
    price: typeof price === 'number' && price >= 0 && text(currency) ? price : undefined,
    quantity: 1,
  };
  const known = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
  const amounts = item.price === undefined ? {} : { currency, value: item.price };
  const change = { ...amounts, items: [known] } as unknown as WishlistChange;
  if (!item.item_name) incompletePushes().set(id, [...(incompletePushes().get(id) ?? []), change]);
  return change;
}

/** A heart may show another product by now. */
function dataOf(id: string, origin: EventTarget | undefined): Partial<Record<string, unknown>> {
  try {
    const heart = origin as Element;
    if ((heart.getAttribute('product-id') ?? id) !== id) return {};
    return Object(JSON.parse(heart.getAttribute('product-data') ?? '')) as object;
  } catch {
    return {};
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.slice(0, 100) : undefined;
}

function idsOf(value: unknown): readonly string[] {
  return [value].flat().filter((id): id is string => typeof id === 'string' && id !== '');
}
