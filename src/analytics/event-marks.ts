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

const originKey = Symbol.for('cart-fragment.event-origin');

/** @param origin the element that the event is about, if it was removed and the document dispatches the event instead. */
export function setOrigin(event: Event, origin: EventTarget | undefined): void {
  (event as { [originKey]?: EventTarget | undefined })[originKey] = origin;
}

/** Call it during dispatch. */
export function originOf(event: Event): EventTarget | undefined {
  return (event as { readonly [originKey]?: EventTarget | undefined })[originKey] ?? event.composedPath()[0];
}

/**
 * Whether neither the origin of the event nor one of its ancestors has `data-analytics="off"`. Those of a removed origin
 * are unknown, so then no element of the page may have it. Call it during dispatch: afterwards, the path is empty.
 */
export function mayTrack(event: Event): boolean {
  const off = '[data-analytics="off"]';
  const path = event.composedPath();
  const origin = originOf(event);
  if (origin instanceof Element && origin.closest(off)) return false;
  if (path[0] !== origin && Document.prototype.querySelector.call(document, off)) return false;
  return !path.some((node) => node instanceof Element && node.matches(off));
}
