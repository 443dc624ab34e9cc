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

/** Whether neither the element that sent the event nor one around it is without consent (rulings, 30). */
export function hasConsent(event: Event): boolean {
  // Once the event has passed, it has no path any more.
  const origin = event.composedPath()[0] ?? event.target;
  return !(origin instanceof Element && origin.closest('[data-analytics="off"]'));
}
