import type { Cart } from '../domain/cart.ts';
import type { DeliveryTerm } from '../domain/delivery-term.ts';
import type { Call, CallOptions } from './http-client.ts';
import { getCart } from './operations/get-cart.ts';
import { getDeliveryTerms } from './operations/get-delivery-terms.ts';

/** The calls that it takes to show a cart. Each rejects as `createHttpClient` says. */
export interface FirstCalls {
  getCart(options?: CallOptions): Promise<Cart>;
  getDeliveryTerms(options?: CallOptions): Promise<readonly DeliveryTerm[]>;
}

export function createFirstCalls(call: Call): FirstCalls {
  return {
    getCart: (options) => call(getCart, {}, options),
    getDeliveryTerms: (options) => call(getDeliveryTerms, {}, options),
  };
}
