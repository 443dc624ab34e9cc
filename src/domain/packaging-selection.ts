import type { CartItem } from './cart.ts';
import { packagingPropertiesOf, type PackagingOption } from './packaging.ts';

/** Input of `set-item-packaging`. */
export function packagingSelectionOf(
  { product, availablePackagingOptions }: CartItem,
  { packagingOptionType, variantId }: PackagingOption,
  chosenVariantId?: string | null,
) {
  const isGiftWrapped = packagingPropertiesOf(packagingOptionType)?.isGiftWrapped;
  const preselected = isGiftWrapped ? product.preSelectedWrappingVariantId : null;
  const isOption = availablePackagingOptions.some((option) => option.variantId === preselected);
  const own = (!isOption && preselected) || variantId || null;
  return { packagingOptionType, packagingVariantId: chosenVariantId ?? own };
}

/** Whether there is a choice: between options, between the designs of the only one, or for it instead of another. */
export function offersPackaging({ selectedPackaging, availablePackagingOptions }: CartItem): boolean {
  const [only, ...more] = availablePackagingOptions;
  if (!only) return false;
  return more.length > 0 || only.hasMultipleVariants || selectedPackaging?.type !== only.packagingOptionType;
}
