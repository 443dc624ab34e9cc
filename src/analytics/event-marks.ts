/** The events of the wishlist's elements that are tracked. */
export const wishlistEventNames = ['wishlistChange', 'wishlistError'] as const;

const key = Symbol.for('cart-fragment.tracked-events');

/** Global, because each entry of the package has its own copy of this module. */
function trackedEvents(): WeakSet<Event> {
  const shared = globalThis as { [key]?: WeakSet<Event> };
  return (shared[key] ??= new WeakSet());
}

/** Whether another listener already tracks the event. Both the elements and the page's own analytics listen to it. */
export function isTracked(event: Event): boolean {
  return trackedEvents().has(event);
}

export function markTracked(event: Event): void {
  trackedEvents().add(event);
}

/**
 * Whether no element on the event's path has `data-analytics="off"`. Call it during dispatch: afterwards, the path is
 * empty.
 */
export function mayTrack(event: Event): boolean {
  return !event.composedPath().some((node) => node instanceof Element && node.matches('[data-analytics="off"]'));
}
