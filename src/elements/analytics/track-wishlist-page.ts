import { defaultLayerName, pushTo } from '../../analytics/data-layer.ts';
import { describeKnown } from '../../analytics/known-products.ts';
import { wishlistEventNames, wishlistPushes } from '../../analytics/wishlist-events.ts';
import type { Product } from '../../domain/product.ts';
import { cartTenant } from '../../domain/tenant.ts';

interface TrackedPage {
  readonly host: HTMLElement;
  readonly tenant: string;
  /** Returns null for what has not come, or is no longer sold. */
  productOf(id: string): Product | null;
  report(error: unknown): void;
}

/** Tracks what happens on a wishlist page, which knows its products in full. Returns a function that stops. */
export function trackWishlistPage({ host, tenant, productOf, report }: TrackedPage): () => void {
  const stopping = new AbortController();

  function describe(id: string) {
    const product = productOf(id);
    const lines = product ? [[id, { product, quantity: 1, appointment: null, discount: null }] as const] : [];
    return describeKnown(new Map(lines), cartTenant(tenant))(id);
  }

  function track(event: Event): void {
    try {
      const pushes = wishlistPushes(event, describe);
      pushes.forEach((push) => pushTo(host.dataset['layerName'] || defaultLayerName, push));
    } catch (error) {
      report(error);
    }
  }

  for (const name of wishlistEventNames) host.addEventListener(name, track, stopping);
  return () => stopping.abort();
}
