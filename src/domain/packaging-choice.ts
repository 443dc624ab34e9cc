import type { CartItem } from './cart.ts';
import type { PackagingOption, PackagingType } from './packaging.ts';

/** What `set-item-packaging` needs to know (specification, 7). */
export interface PackagingChoice {
  readonly packagingOptionType: PackagingType;
  readonly packagingVariantId: string;
}

/** The option that an item is packed in: by its variant, or by its type when a variant of it was chosen. */
export function selectedOption(item: CartItem): PackagingOption | null {
  const { selectedPackaging: selected, availablePackagingOptions: options } = item;
  if (selected === null) return null;
  return (
    options.find((option) => option.variantId === selected.variantId) ??
    options.find((option) => option.type === selected.type) ??
    null
  );
}

/**
 * What to send when an option, or one variant of it, is chosen (specification, 4: Packaging);
 * null when the item is packed like that already.
 */
export function choosePackaging(item: CartItem, option: PackagingOption, variantId?: string): PackagingChoice | null {
  const selected = selectedOption(item)?.variantId === option.variantId;
  if (selected && (variantId === undefined || variantId === item.selectedPackaging?.variantId)) return null;
  return {
    packagingOptionType: option.packagingOptionType,
    packagingVariantId: variantId ?? (preselectedVariant(item, option) || option.variantId),
  };
}

function preselectedVariant(item: CartItem, option: PackagingOption): string | null {
  return option.packagingOptionType === 'GiftBox' ? item.product.preSelectedWrappingVariantId : null;
}
