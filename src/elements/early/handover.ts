import type { Control } from './control.ts';

/** What the early script hands over when the program takes over an element. */
export interface Handover {
  /** The controls that the shopper has touched, most recent last. */
  readonly touched: readonly Control[];
  /** Whether the cart may be older than the shop's. */
  readonly isOutdated: boolean;
  /** The version announced to the host page. */
  readonly announcedVersion: number | null;
}

const key = Symbol.for('cart-fragment.early');

/** The elements that the early script watches. Global, because it is a file of its own. */
export function watchedCarts(): WeakMap<Element, () => Handover> {
  const shared = globalThis as { [key]?: WeakMap<Element, () => Handover> };
  return (shared[key] ??= new WeakMap());
}

const handovers = new WeakMap<Element, Handover>();

/** Stops watching an element, and returns what was recorded; later calls return the same. */
export function takeOver(host: Element): Handover {
  let handover = handovers.get(host);
  if (!handover) {
    handover = watchedCarts().get(host)?.() ?? { touched: [], isOutdated: false, announcedVersion: null };
    handovers.set(host, handover);
  }
  return handover;
}
