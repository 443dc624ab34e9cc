import { inspectCart } from '../domain/broken-values.ts';
import type { Cart } from '../domain/cart.ts';
import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';

/** Milliseconds after a cart has come: the browser has time again. */
const idleAfter = 1000;

/** Reports what confirmed carts carry and the page goes without (rulings, 2 and 21); each cart once. */
export function reportCartFaults({ state, world, later }: CartCore): void {
  let inspected: Cart | null = null;
  let forget = () => {};

  function inspect(): void {
    const cart = confirmedCart(state.getState());
    if (!cart || cart === inspected) return;
    inspected = cart;
    for (const { kind, field, value } of inspectCart(cart, state.getState().data.baseUrl)) {
      world.report(new Error(`${kind} in ${field}: ${value}`));
    }
  }

  function inspectSoon(): void {
    forget();
    forget = later(inspect, idleAfter);
  }

  state.subscribe((now, before) => {
    if (now.phase !== before.phase) inspectSoon();
  });
  inspectSoon();
}
