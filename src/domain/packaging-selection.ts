import type { CartItem } from './cart.ts';
import { packagingPropertiesOf, type PackagingOption } from './packaging.ts';

/** Input of `set-item-packaging`. */
export function packagingSelectionOf(
  { product }: CartItem,
  { packagingOptionType, variantId }: PackagingOption,
  chosenVariantId?: string | null,
) {
  const isGiftWrapped = packagingPropertiesOf(packagingOptionType)?.isGiftWrapped;
  const preselected = isGiftWrapped ? product.preSelectedWrappingVariantId : null;
  return { packagingOptionType, packagingVariantId: chosenVariantId ?? (preselected || variantId || null) };
}

/** Whether there is a choice: between options, between the designs of the only one, or whether to have it at all. */
export function offersPackaging({ selectedPackaging, availablePackagingOptions }: CartItem): boolean {
  const [only, ...more] = availablePackagingOptions;
  return only !== undefined && (more.length > 0 || only.hasMultipleVariants || selectedPackaging === null);
}
