import { wishlistLink } from '../../domain/urls.ts';
import { linkTo } from '../../messages/notice-text.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import type { Definition } from './definition.ts';
import type { Move } from './intent.ts';
import { itemQuantity, quantity, removal } from './quantity.ts';

export const moveSnackbarMs = 8000;

/** The queue adds the product to the wishlist before it sends this. */
export const move: Definition<Move> = {
  ...itemQuantity,
  wanted: ({ left }) => left,
  // It may end with the removal of the last ticket.
  isReached: ({ left }, value) => value === left || value === 0,
  send: ({ itemId, left }, ...sending) =>
    left > 0
      ? quantity.send({ kind: 'quantity', itemId, quantity: left }, ...sending)
      : removal.send({ kind: 'removal', itemId, quantity: 0 }, ...sending),
  leavesLine: true,
  confirmation: ({ title }, _, baseUrl) => ({
    text: wishlistTexts.moved(title),
    duration: moveSnackbarMs,
    ...linkTo(wishlistTexts.link, wishlistLink(baseUrl)),
  }),
};
