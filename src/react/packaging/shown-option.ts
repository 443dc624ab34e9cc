import type { CartItem } from '../../domain/cart.ts';
import type { PackagingOption } from '../../domain/packaging.ts';
import { shownPackaging } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';

/** The option that the shopper chose last, by its variant, or by its type when it has another design now. */
export function shownOption(state: CartState, item: CartItem): PackagingOption | null {
  const shown = shownPackaging(state, item.id);
  if (!shown) return null;
  const options = item.availablePackagingOptions;
  return (
    options.find((option) => option.variantId === shown.variantId) ??
    options.find((option) => option.packagingOptionType === shown.type) ??
    null
  );
}
