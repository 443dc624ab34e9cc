import type { StoreApi } from 'zustand/vanilla';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { Failure } from '../domain/failure.ts';
import type { PackagingType, PackagingVariants } from '../domain/packaging.ts';
import type { ShippingMethodName } from '../domain/shipping.ts';
import type { CartState } from './cart-state.ts';
import type { Express } from './express/create-express.ts';

/** One store for each element: its state, what the page can ask of it, and its life. */
export interface CartStore {
  readonly state: StoreApi<CartState>;
  readonly actions: CartActions;
  /** Fetches what is missing and listens to other tabs and the network. Can follow a `stop`. */
  start(): void;
  /** Lets every request, timer and listener go; the state stays. */
  stop(): void;
  /** Loads the express payments of this cart. */
  express(): Promise<Express>;
}

/** What the page can ask of the store. What goes wrong becomes state, or an answer. */
export interface CartActions {
  /** Takes effect at once, also while the page lives: login, tenant, URLs. */
  configure(data: FragmentData): void;
  /** Fetches the cart again; resolves when the answer is on the screen or has failed. */
  refresh(): Promise<void>;
  setQuantity(itemId: string, quantity: number): void;
  removeItem(itemId: string): void;
  /** Takes one ticket off an appointment item: quantity − 1, or the removal of the last one (rulings, 19). */
  removeRow(itemId: string, row: number): void;
  /** Puts an item, or one ticket of it, on the wishlist and takes it out of the cart; see `changes.move`. */
  moveToWishlist(itemId: string, row: number | null): void;
  choosePackaging(itemId: string, packagingOptionType: PackagingType, packagingVariantId: string | null): void;
  chooseShipping(method: ShippingMethodName): void;
  applyCoupon(code: string): void;
  removeCoupon(): void;
  removeVoucher(voucherId: string): void;
  setLoyaltyNumber(number: string): void;
  /** Gives up the pending changes of an item. */
  discardItemChanges(itemId: string): void;
  /** Gives up a pending change, or forgets that one was refused. */
  discardChange(id: number): void;
  /** Repeats what failed or hangs: the first fetch, pending changes in their order, the step to the order data. */
  retry(): void;
  proceed(): void;
  /** Closes a notice, and gives up what it offered to retry. */
  dismissNotice(id: string): void;
  servicesOpened(): void;
  giftWrapSelectionOpened(): void;
  /** The designs of a packaging, or why they can't be had. */
  loadPackagingVariants(variantId: string): Promise<PackagingVariants | Failure>;
}
