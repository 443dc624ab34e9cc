import { removeItem, setItemPackaging, setItemQuantity } from '../../api/operations/cart.ts';
import { type Cart, findItem } from '../../domain/cart.ts';
import { wishlistLink } from '../../domain/urls.ts';
import { linkTo } from '../../messages/notice-text.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import type { Definition } from './definition.ts';
import type { IntentOf, Move } from './intent.ts';
import { itemSlot, packagingSlot } from './slots.ts';

/** For all that leaves another number of an item in the cart. */
const itemQuantity = {
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

/** A packaging as the value of a goal. Types contain no space. */
export const packagingValue = (type: string, variantId: string | null | undefined) => `${type} ${variantId ?? ''}`;

type Packaging = IntentOf<'packaging'>;

const valueOf = ({ type, variantId }: Pick<Packaging, 'type' | 'variantId'>) => packagingValue(type, variantId);

export const packaging: Definition<Packaging> = {
  slot: ({ itemId }) => packagingSlot(itemId),
  value({ itemId }, cart) {
    const selected = findItem(cart, itemId)?.selectedPackaging;
    return selected ? valueOf(selected) : null;
  },
  wanted: valueOf,
  // Without a design, any design will do.
  isReached(intent, value) {
    const anyDesign = packagingValue(intent.type, null);
    return (
      value === valueOf(intent) || value === anyDesign || (!intent.variantId && !!String(value).startsWith(anyDesign))
    );
  },
  isOffered: ({ itemId, type }, cart) =>
    !!findItem(cart, itemId)?.availablePackagingOptions.some(({ packagingOptionType }) => packagingOptionType === type),
  send: ({ itemId, type, variantId }, call, options) =>
    call(setItemPackaging, { body: { itemId, packagingOptionType: type, packagingVariantId: variantId } }, options),
};
