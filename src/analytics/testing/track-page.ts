import type { Cart, CartItem } from '../../domain/cart.ts';
import { createCartTracker } from '../cart-tracker.ts';

/** A tracker with a method for each kind of activity. */
export function trackPage(context: Parameters<typeof createCartTracker>[0]) {
  const { track, ...rest } = createCartTracker(context);
  return {
    ...rest,
    confirmed: (cart: Cart, { isFromOtherTab = false, isPending = false } = {}) =>
      track({ cart, isFromOtherTab }, isPending),
    changeRequested: (changed: CartItem | null) => track({ changed }, true),
    proceeded: () => track({ proceeded: true }),
    emptied: () => track({ emptied: true }),
    openServices: () => track({ event: 'postServiceInfoOpened' }),
  };
}
