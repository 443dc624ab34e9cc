import type { FragmentEvents } from '../store/events/fragment-event-details.ts';
import type { WishlistPageEvents } from '../store/events/wishlist-event-details.ts';

/**
 * The events of a cart by name, typed for `addEventListener`.
 *
 * Their order: `cartFragmentReady`, then `cartChange` and `cartVersionChange` for the first cart and for each different
 * confirmed cart. With the attribute `hydrate`, the version of the first cart precedes both. `cartEmptied` follows the
 * `cartVersionChange` of the removal that emptied the cart. `cartProceed` comes last. `cartFragmentError` replaces
 * `cartFragmentReady` if the cart cannot start, and may follow at any time if it crashes.
 */
export type FragmentEventMap = {
  [Name in keyof FragmentEvents]: CustomEvent<FragmentEvents[Name]>;
};

/** The events that only a wishlist page dispatches, by name. */
export type WishlistPageEventMap = {
  [Name in keyof WishlistPageEvents]: CustomEvent<WishlistPageEvents[Name]>;
};

/** Events that precede an action, which a listener can prevent. */
const cancelable: readonly (keyof FragmentEvents)[] = ['cartProceed', 'cartEmptied'];

/**
 * Dispatches an event on the element. Returns false if a listener canceled it.
 * @param marks further properties of the event, for the package itself.
 */
export function dispatchFragmentEvent<Name extends keyof FragmentEvents>(
  host: EventTarget,
  name: Name,
  detail: FragmentEvents[Name],
  marks?: object,
): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: cancelable.includes(name) });
  Object.assign(event, marks);
  try {
    host.dispatchEvent(event);
  } catch (error) {
    // Browsers report what a listener throws. Simulated browsers of tests throw it here.
    // oxlint-disable-next-line no-console -- the page's own error
    console.error(error);
  }
  return !event.defaultPrevented;
}

declare global {
  // The events bubble, so that any target may have listeners.
  interface GlobalEventHandlersEventMap extends FragmentEventMap, WishlistPageEventMap {}
}
