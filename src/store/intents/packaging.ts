import { setItemPackaging } from '../../api/operations/cart.ts';
import { findItem } from '../../domain/cart.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { packagingSlot } from './slots.ts';

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
