import { createCartTracker } from '../../analytics/cart-tracker.ts';
import type { CartHappening } from '../../analytics/cart-happening.ts';
import { describeProduct } from '../../analytics/known-products.ts';
import { toldInteraction } from '../../analytics/told-interaction.ts';
import { identifyVisitor } from '../../analytics/visitor.ts';
import type { CartItem } from '../../domain/cart.ts';
import { cartTenant } from '../../domain/tenant.ts';
import { analyticsStorage } from './analytics-storage.ts';
import { consentAttribute, hasConsent } from './consent.ts';
import { pushFor } from './push-for.ts';
import { trackWishlistOf } from './track-wishlist-of.ts';

/** Tracks one element's cart. The result takes what happens in it. */
export function trackCart(
  host: HTMLElement,
  tenantName: () => string,
  report: (error: unknown) => void,
): (happening: CartHappening) => void {
  const seenItems = new Map<string, CartItem>();
  const tenant = () => cartTenant(tenantName());
  const isAllowed = () => hasConsent(host);

  const push = pushFor(host, report);
  const tracker = createCartTracker({ push, storage: analyticsStorage, tenant, hasConsent: isAllowed });

  function consentChanged(): void {
    if (isAllowed()) identifyVisitor(analyticsStorage);
    tracker.consentChanged();
  }

  new MutationObserver(consentChanged).observe(host, { attributeFilter: [consentAttribute] });
  if (isAllowed()) identifyVisitor(analyticsStorage);

  trackWishlistOf(host, { describe: (id) => describeProduct(id, seenItems.get(id), tenant()), push });

  return (happening) => {
    if ('told' in happening) {
      const interaction = toldInteraction(happening);
      return interaction ? tracker.interacted(interaction) : undefined;
    }
    if ('proceeded' in happening) return tracker.proceeded();
    if ('emptied' in happening) return tracker.emptied();
    for (const item of happening.cart.items) seenItems.set(item.product.id, item);
    tracker.confirmed(happening.cart, happening.isFollowed);
  };
}
