import type { GalleryGroup, GalleryState } from './gallery-state.ts';
import { cartStates } from './states/cart-states.ts';
import { changeStates } from './states/change-states.ts';
import { darkStates } from './states/dark-states.ts';
import { dialogStates } from './states/dialog-states.ts';
import { discountStates } from './states/discount-states.ts';
import { expressStates } from './states/express-states.ts';
import { failureStates } from './states/failure-states.ts';
import { initialErrorStates } from './states/initial-error-states.ts';
import { loyaltyStates } from './states/loyalty-states.ts';
import { proceedStates } from './states/proceed-states.ts';
import { refusalStates } from './states/refusal-states.ts';
import { rowStates } from './states/row-states.ts';
import { shippingStates } from './states/shipping-states.ts';
import { snackbarStates } from './states/snackbar-states.ts';
import { startStates } from './states/start-states.ts';
import { tenantStates } from './states/tenant-states.ts';
import { voucherStates } from './states/voucher-states.ts';
import { wishlistStates } from './states/wishlist-states.ts';

export const galleryGroups: readonly GalleryGroup[] = [
  cartStates,
  tenantStates,
  rowStates,
  shippingStates,
  discountStates,
  voucherStates,
  loyaltyStates,
  proceedStates,
  expressStates,
  dialogStates,
  snackbarStates,
  wishlistStates,
  changeStates,
  failureStates,
  refusalStates,
  initialErrorStates,
  startStates,
  darkStates,
];

export function findState(id: string): GalleryState {
  const found = galleryGroups.flatMap(({ states }) => states).find((state) => state.id === id);
  if (!found) throw new Error(`There is no state "${id}"`);
  return found;
}
