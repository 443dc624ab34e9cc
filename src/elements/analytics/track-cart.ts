import { createCartTracker } from '../../analytics/cart-tracker.ts';
import type { CartHappening } from '../../analytics/cart-happening.ts';
import { shareProduct } from '../../analytics/share-product.ts';
import type { Push } from '../../analytics/events.ts';
import { toldInteraction } from '../../analytics/told-interaction.ts';
import { identifyVisitor } from '../../analytics/visitor.ts';
import { withinItemLimit } from '../../analytics/within-item-limit.ts';
import { cartTenant } from '../../domain/tenant.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { analyticsStorage } from './analytics-storage.ts';
import { consentAttribute, hasConsent } from './consent.ts';
import { pushFor } from './push-for.ts';

/** Tracks one element's cart. The result takes what happens in it. */
export function trackCart(
  host: HTMLElement,
  state: CartStore['state'],
  report: (error: unknown) => void,
): (happening: CartHappening) => void {
  const tenant = () => cartTenant(state.getState().data.tenant);
  const isAllowed = () => hasConsent(host);

  const pushOne = pushFor(host, report);
  const push = (one: Push) => withinItemLimit(one).forEach(pushOne);
  const tracker = createCartTracker({ push, storage: analyticsStorage, tenant, hasConsent: isAllowed });

  function consentChanged(): void {
    if (isAllowed()) identifyVisitor(analyticsStorage);
    tracker.consentChanged();
  }

  new MutationObserver(consentChanged).observe(host, { attributeFilter: [consentAttribute] });
  if (isAllowed()) identifyVisitor(analyticsStorage);

  /** The highest id of a change that is known. */
  let lastAsked = 0;

  function noticeAsked(): void {
    for (const { id, change } of state.getState().pendingChanges) {
      if (id <= lastAsked) continue;
      lastAsked = id;
      tracker.asked(change.itemId);
    }
  }

  state.subscribe(noticeAsked);

  return (happening) => {
    if ('told' in happening) {
      // An express payment begins the checkout without the button that leads to it.
      if (happening.told === 'postExpressStarted') tracker.proceeded();
      const interaction = toldInteraction(happening);
      return interaction ? tracker.interacted(interaction) : undefined;
    }
    if ('proceeded' in happening) return tracker.proceeded();
    if ('emptied' in happening) return tracker.emptied();
    const { cart, isFollowed } = happening;
    for (const item of cart.items) shareProduct(item, tenant());
    tracker.confirmed(cart, { isFollowed, isSettled: state.getState().pendingChanges.length === 0 });
    noticeAsked();
  };
}
