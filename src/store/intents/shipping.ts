import { setShippingMethod } from '../../api/operations/cart.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { shippingSlot } from './slots.ts';

export const shipping: Definition<IntentOf<'shipping'>> = {
  slot: () => shippingSlot,
  value: (_, cart) => cart.shipping.method,
  wanted: ({ method }) => method,
  // Another packaging may have other methods.
  isOffered: (intent, cart) => cart.availableShippingMethods.some(({ method }) => method === intent.method),
  send: ({ method }, call, options) => call(setShippingMethod, { body: { method } }, options),
};
