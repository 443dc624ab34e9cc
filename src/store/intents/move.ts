import { quantityIn } from '../../domain/cart.ts';
import { wishlistLink } from '../../domain/urls.ts';
import { linkTo } from '../../messages/notice-text.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import type { Definition } from './definition.ts';
import type { Move } from './intent.ts';
import { quantity } from './quantity.ts';
import { removal } from './removal.ts';
import { itemSlot } from './slots.ts';

export const moveSnackbarMs = 8000;

/** The queue adds the product to the wishlist before it sends this. */
export const move: Definition<Move> = {
  slot: ({ itemId }) => itemSlot(itemId),
  value: ({ itemId }, cart) => quantityIn(cart, itemId),
  wanted: ({ left }) => left,
  // It may end with the removal of the last ticket.
  isReached: ({ left }, value) => value === left || value === 0,
  send: ({ itemId, left }, call, options) =>
    left > 0
      ? quantity.send({ kind: 'quantity', itemId, quantity: left }, call, options)
      : removal.send({ kind: 'removal', itemId, quantity: 0 }, call, options),
  isKept: true,
  leavesLine: true,
  confirmation: ({ title }, _, baseUrl) => ({
    text: wishlistTexts.moved(title),
    duration: moveSnackbarMs,
    ...linkTo(wishlistTexts.link, wishlistLink(baseUrl)),
  }),
};
