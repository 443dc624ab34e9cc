import type { FragmentEvents } from '../store/cart-events.ts';

/**
 * Every event that a cart sends to its host page, by name (rulings, 15 and 27), as `addEventListener` knows it.
 *
 * Their order: `cartFragmentReady`, then `cartChange` and right after it `cartVersionChange` for the first cart, then
 * the latter two for each confirmed cart that differs. `cartEmptied` follows the `cartVersionChange` of the removal
 * that emptied the cart, `cartProceed` comes last. `cartFragmentError` stands in place of `cartFragmentReady` when the
 * cart cannot start, and comes at any time when it crashes.
 */
export type FragmentEventMap = {
  [Name in keyof FragmentEvents]: CustomEvent<FragmentEvents[Name]>;
};

/** Events that come before something happens, which a listener can prevent. The others tell what has happened. */
const cancelable: readonly (keyof FragmentEvents)[] = ['cartProceed', 'cartEmptied'];

/** Tells the host page; answers false when a listener cancelled it. What a listener throws stays with the listener. */
export function dispatchFragmentEvent<Name extends keyof FragmentEvents>(
  host: EventTarget,
  name: Name,
  detail: FragmentEvents[Name],
): boolean {
  return host.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: cancelable.includes(name) }),
  );
}

declare global {
  // One listener on the window hears each of them, so every target that they pass is typed.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface GlobalEventHandlersEventMap extends FragmentEventMap {}
}
