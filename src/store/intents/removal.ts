import { removeItem } from '../../api/operations/cart.ts';
import { quantityIn } from '../../domain/cart.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { itemSlot } from './slots.ts';

export const removal: Definition<IntentOf<'removal'>> = {
  slot: ({ itemId }) => itemSlot(itemId),
  value: ({ itemId }, cart) => quantityIn(cart, itemId),
  wanted: () => 0,
  send: ({ itemId }, call, options) => call(removeItem, { body: { cartItemId: itemId } }, options),
  isKept: true,
  leavesLine: true,
};
