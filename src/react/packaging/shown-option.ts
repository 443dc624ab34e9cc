import type { CartItem } from '../../domain/cart.ts';
import type { PackagingOption, SelectedPackaging } from '../../domain/packaging.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';

/** The option of the packaging that the page shows, which may be pending. */
export function shownOption(state: CartState, item: CartItem): PackagingOption | null {
  return optionOf(item, shownPackaging(state, item.id));
}

/** Finds the option of a packaging by its type and variant, or by one of them if another design is selected. */
export function optionOf(
  { availablePackagingOptions: options }: CartItem,
  packaging: { readonly type: string; readonly variantId: string | null } | null,
): PackagingOption | null {
  if (!packaging) return null;
  const ofType = options.filter((option) => option.packagingOptionType === packaging.type);
  const ofVariant = ({ variantId }: PackagingOption) => variantId === packaging.variantId;
  return ofType.find(ofVariant) ?? ofType[0] ?? options.find(ofVariant) ?? null;
}

/** The selected packaging if it is a design of this option, which may cost something else. */
export function designOf(item: CartItem, option: PackagingOption): SelectedPackaging | null {
  return option === optionOf(item, item.selectedPackaging) ? item.selectedPackaging : null;
}

/** Identifies an option among those of its item. */
export function optionKey(option: PackagingOption | null): string {
  return option ? option.variantId || option.packagingOptionType : '';
}
