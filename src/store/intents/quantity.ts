import { setItemQuantity } from '../../api/operations/cart.ts';
import { quantityIn } from '../../domain/cart.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { itemSlot } from './slots.ts';

export const quantity: Definition<IntentOf<'quantity'>> = {
  slot: ({ itemId }) => itemSlot(itemId),
  value: ({ itemId }, cart) => quantityIn(cart, itemId),
  wanted: (intent) => intent.quantity,
  send: (intent, call, options) =>
    call(setItemQuantity, { body: { cartItemId: intent.itemId, quantity: intent.quantity } }, options),
  isKept: true,
};
