import type { CartItem } from './cart.ts';
import { packagingPropertiesOf, type PackagingOption, type PackagingType } from './packaging.ts';

/** Input of `set-item-packaging` (specification, 7). */
export interface PackagingChoice {
  readonly packagingOptionType: PackagingType;
  readonly packagingVariantId: string | null;
}

/** Returns the input for choosing an option or one of its variants (specification, 4: Packaging). */
export function choosePackaging(item: CartItem, option: PackagingOption, variantId?: string): PackagingChoice {
  return {
    packagingOptionType: option.packagingOptionType,
    packagingVariantId: variantId ?? (preselectedVariant(item, option) || option.variantId || null),
  };
}

/** Whether there is something to choose: an option, its first choice, or its design (rulings, 51). */
export function offersPackaging({ selectedPackaging, availablePackagingOptions }: CartItem): boolean {
  const [only, ...more] = availablePackagingOptions;
  return only !== undefined && (more.length > 0 || only.hasMultipleVariants || selectedPackaging === null);
}

function preselectedVariant(item: CartItem, option: PackagingOption): string | null {
  return packagingPropertiesOf(option.packagingOptionType)?.isGiftWrapped
    ? item.product.preSelectedWrappingVariantId
    : null;
}
