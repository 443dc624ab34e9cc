import type { CartItem } from './cart.ts';
import type { PackagingOption, PackagingType } from './packaging.ts';

/** What `set-item-packaging` needs to know (specification, 7). */
export interface PackagingChoice {
  readonly packagingOptionType: PackagingType;
  readonly packagingVariantId: string;
}

/** What to send when an option, or one variant of it, is chosen (specification, 4: Packaging). */
export function choosePackaging(item: CartItem, option: PackagingOption, variantId?: string): PackagingChoice {
  return {
    packagingOptionType: option.packagingOptionType,
    packagingVariantId: variantId ?? (preselectedVariant(item, option) || option.variantId),
  };
}

function preselectedVariant(item: CartItem, option: PackagingOption): string | null {
  return option.packagingOptionType === 'GiftBox' ? item.product.preSelectedWrappingVariantId : null;
}
