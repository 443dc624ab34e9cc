/** The events of the wishlist's elements that are tracked. */
export const wishlistEventNames = ['wishlistChange', 'wishlistError'] as const;

const key = Symbol.for('cart-fragment.tracked-events');

/** Which events of a page are tracked; the entries' copies of this module meet in the global scope. */
function tracked(): WeakSet<Event> {
  const shared = globalThis as { [key]?: WeakSet<Event> };
  return (shared[key] ??= new WeakSet());
}

/** Whether the event needs no tracking any more. The elements of a page and its own script all hear it. */
export function isTracked(event: Event): boolean {
  return tracked().has(event);
}

export function markTracked(event: Event): void {
  tracked().add(event);
}

/**
 * Whether neither the element that sends the event nor one around it, in whatever shadow tree, is without consent
 * (rulings, 30). Asked while the event passes: afterwards it has neither path nor target.
 */
export function hasConsent(event: Event): boolean {
  return !event.composedPath().some((node) => node instanceof Element && node.matches('[data-analytics="off"]'));
}
