import type { Cart } from '../domain/cart.ts';
import type { StoreContext } from './store-context.ts';

/** Whether a cart that the page brought along is older than one that this browser has confirmed (rulings, 65). */
export function isOutdated({ state, environment }: StoreContext, { cartId, cartVersion }: Cart): boolean {
  const last = environment.lastConfirmed.read();
  if (last?.baseUrl !== state.getState().data.baseUrl) return false;
  // An order begins a new cart, and which of two is the new one cannot be seen.
  return last.cartId !== cartId || last.cartVersion > cartVersion;
}

/** Whether a fetch has answered an older version of the cart than one that this browser has confirmed. */
export function isFromCache({ state, environment }: StoreContext, { cartId, cartVersion }: Cart): boolean {
  const last = environment.lastConfirmed.read();
  return last?.baseUrl === state.getState().data.baseUrl && last.cartId === cartId && last.cartVersion > cartVersion;
}

export function rememberCart({ state, environment }: StoreContext, { cartId, cartVersion }: Cart): void {
  environment.lastConfirmed.write({ baseUrl: state.getState().data.baseUrl, cartId, cartVersion });
}
