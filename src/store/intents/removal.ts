import { removeItem } from '../../api/operations/cart.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { itemQuantity } from './quantity.ts';

export const removal: Definition<IntentOf<'removal'>> = {
  ...itemQuantity,
  wanted: () => 0,
  send: ({ itemId }, call, options) => call(removeItem, { body: { cartItemId: itemId } }, options),
  leavesLine: true,
};
