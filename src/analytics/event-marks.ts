/** The events of the wishlist's elements that are tracked. */
export const wishlistEventNames = ['wishlistChange', 'wishlistError'] as const;

// Global symbols, because each entry of the package has its own copy of this module.
const trackedKey = Symbol.for('cart-fragment.tracked');
const originKey = Symbol.for('cart-fragment.event-origin');

interface MarkedEvent extends Event {
  [trackedKey]?: true;
  readonly [originKey]?: EventTarget | undefined;
}

/** Returns whether no other listener tracks the event yet. Both the elements and the page's own analytics listen to it. */
export function markTracked(event: MarkedEvent): boolean {
  return !event[trackedKey] && (event[trackedKey] = true);
}

/** @param origin the element that the event is about, if it was removed and the document dispatches the event instead. */
export function originMark(origin: EventTarget | undefined): Partial<MarkedEvent> {
  return { [originKey]: origin };
}

/** Call it during dispatch. */
export function originOf(event: MarkedEvent): EventTarget | undefined {
  return event[originKey] ?? event.composedPath()[0];
}

/**
 * Whether the origin of the event or one of its ancestors has this value of `data-analytics`. Those of a removed origin are
 * unknown, so then any element of the page counts. Call it during dispatch: afterwards, the path is empty.
 */
export function hasConsent(event: Event, value: 'off' | 'on'): boolean {
  const selector = `[data-analytics="${value}"]`;
  const origin = originOf(event);
  const path = event.composedPath();
  const anywhere = path[0] === origin ? null : Document.prototype.querySelector.call(document, selector);
  return [origin, anywhere, ...path].some((node) => node instanceof Element && node.closest(selector));
}
