import type { CartItem } from './cart.ts';
import { packagingPropertiesOf, type PackagingOption, type PackagingType } from './packaging.ts';

/** Input of `set-item-packaging`. */
export interface PackagingSelection {
  readonly packagingOptionType: PackagingType;
  readonly packagingVariantId: string | null;
}

export function packagingSelectionOf(
  item: CartItem,
  option: PackagingOption,
  variantId?: string | null,
): PackagingSelection {
  return {
    packagingOptionType: option.packagingOptionType,
    packagingVariantId: variantId ?? (preselectedVariant(item, option) || option.variantId || null),
  };
}

/** Whether there is a choice: between options, between the designs of the only one, or whether to have it at all. */
export function offersPackaging({ selectedPackaging, availablePackagingOptions }: CartItem): boolean {
  const [only, ...more] = availablePackagingOptions;
  return only !== undefined && (more.length > 0 || only.hasMultipleVariants || selectedPackaging === null);
}

function preselectedVariant(item: CartItem, option: PackagingOption): string | null {
  return packagingPropertiesOf(option.packagingOptionType)?.isGiftWrapped
    ? item.product.preSelectedWrappingVariantId
    : null;
}
