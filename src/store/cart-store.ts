import type { StoreApi } from 'zustand/vanilla';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { Failure } from '../domain/failure.ts';
import type { PackagingType, PackagingVariants } from '../domain/packaging.ts';
import type { ShippingMethodName } from '../domain/shipping.ts';
import type { CartState } from './cart/cart-state.ts';
import type { Express } from './express/create-express.ts';

export interface CartStore {
  readonly state: StoreApi<CartState>;
  readonly actions: CartActions;
  /** Fetches what is missing, and listens to other tabs and the network. Also restarts a stopped store. */
  start(): void;
  /** Cancels every request, timer and listener. Retains the state. */
  stop(): void;
  express(): Promise<Express>;
}

/** The actions of the page. They do not throw; failures become state or results. */
export interface CartActions {
  /** Applies new fragment data while the page is open: another cart, login, tenant or shop. */
  configure(data: FragmentData): void;
  /** Refetches the cart. Resolves when the new cart is in the state, or the fetch has failed. */
  refresh(): Promise<void>;
  setQuantity(itemId: string, quantity: number): void;
  removeItem(itemId: string): void;
  /** Removes one ticket of an item, or the item with its last ticket. @param row the ticket's row, or `anyTicket`. */
  removeRow(itemId: string, row: number): void;
  /** Moves an item, or one ticket of it, to the wishlist. */
  moveToWishlist(itemId: string, row: number | null): void;
  choosePackaging(itemId: string, packagingOptionType: PackagingType, packagingVariantId: string | null): void;
  chooseShipping(method: ShippingMethodName): void;
  applyCoupon(code: string): void;
  removeCoupon(): void;
  removeVoucher(voucherId: string): void;
  setLoyaltyNumber(number: string): void;
  discardItemChanges(itemId: string): void;
  /** Discards a pending change, or closes a refusal. */
  discardChange(id: number): void;
  /** Repeats what failed or hangs: the first fetch, pending changes, the step to the checkout. */
  retry(): void;
  proceed(): void;
  /** Closes a notice, and discards what it offered to retry. */
  dismissNotice(id: string): void;
  servicesOpened(): void;
  giftWrapSelectionOpened(): void;
  loadPackagingVariants(variantId: string): Promise<PackagingVariants | Failure>;
}
