import type { PackagingVariants, PackagingType } from '../domain/packaging.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { ShippingMethodName } from '../domain/shipping.ts';

/** What the page can ask of the store. What goes wrong becomes state; only `loadPackagingVariants` rejects. */
export interface CartActions {
  /** Takes effect at once, also while the page lives: login, tenant, URLs. */
  configure(data: FragmentData): void;
  /** Fetches the cart again; resolves when the answer is on the screen or has failed. */
  refresh(): Promise<void>;
  setQuantity(itemId: string, quantity: number): void;
  removeItem(itemId: string): void;
  /** Takes one ticket off an appointment item: quantity − 1, or the removal of the last one (rulings, 19). */
  removeRow(itemId: string, row: number): void;
  choosePackaging(itemId: string, packagingOptionType: PackagingType, packagingVariantId: string | null): void;
  chooseShipping(method: ShippingMethodName): void;
  applyCoupon(code: string): void;
  removeCoupon(): void;
  removeVoucher(voucherId: string): void;
  setLoyaltyNumber(number: string): void;
  /** Gives up what was asked for an item and has not been answered yet. */
  cancelItem(itemId: string): void;
  /** Repeats what failed: waiting wishes in their order, or the first fetch. */
  retry(): void;
  proceed(): void;
  dismissNotice(id: string): void;
  clearCouponFailure(): void;
  servicesOpened(): void;
  giftWrapSelectionOpened(): void;
  /** Rejects with the error of the call when they can't be had. */
  loadPackagingVariants(variantId: string): Promise<PackagingVariants>;
}
