import { removeItem, setItemQuantity } from '../../api/operations/cart.ts';
import { type Cart, findItem } from '../../domain/cart.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { itemSlot } from './slots.ts';

/** For all that leaves another number of an item in the cart. */
export const itemQuantity = {
  slot: ({ itemId }: { readonly itemId: string }) => itemSlot(itemId),
  value: ({ itemId }: { readonly itemId: string }, cart: Cart) => findItem(cart, itemId)?.quantity ?? 0,
};

export const quantity: Definition<IntentOf<'quantity'>> = {
  ...itemQuantity,
  wanted: (intent) => intent.quantity,
  send: (intent, call, options) =>
    call(setItemQuantity, { body: { cartItemId: intent.itemId, quantity: intent.quantity } }, options),
};

export const removal: Definition<IntentOf<'removal'>> = {
  ...itemQuantity,
  wanted: () => 0,
  send: ({ itemId }, call, options) => call(removeItem, { body: { cartItemId: itemId } }, options),
  leavesLine: true,
};
