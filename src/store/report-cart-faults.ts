import { inspectCart, inspectSurroundings } from '../domain/broken-values.ts';
import type { Cart } from '../domain/cart.ts';
import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';

/** Milliseconds after a cart has come: the browser has time again. */
const idleAfter = 1000;

/** Reports what the shop's answers carry and the page goes without, each fault once (rulings, 2 and 21). */
export function reportCartFaults({ state, world, later }: CartCore): void {
  let inspected: Cart | null = null;
  const told = new Set<string>();
  let forget = () => {};

  function inspect(): void {
    const cart = confirmedCart(state.getState());
    if (!cart || cart === inspected) return;
    inspected = cart;
    const { data, deliveryTerms } = state.getState();
    const surroundings = inspectSurroundings(data.rootComponentProps.initialChangeset, deliveryTerms);
    for (const { kind, field, value } of [...inspectCart(cart, data.baseUrl), ...surroundings]) {
      const text = `${kind} in ${field}: ${value}`;
      if (!told.has(text)) world.report(new Error(text));
      told.add(text);
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
