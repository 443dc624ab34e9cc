import { countPieces } from '../../domain/cart.ts';
import { numberOfCartItems } from '../../storage/cart-values.ts';
import { cardClientSecret, paymentOrderId, paypalOrderId } from '../../storage/express-values.ts';
import { personalInformation, personalInformationCookie } from '../../storage/payer-values.ts';
import { confirmedCart } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';
import type { StoreContext } from './store-context.ts';
import { subscribe } from './subscribe.ts';

/** Removes what an earlier payment stored, and stores the number of items for the other pages of the shop. */
export function syncBrowserStorage({ state, environment: { page } }: StoreContext, signal: AbortSignal): void {
  forgetPayment();
  let isLoaded = false;
  let known: number | null = null;
  let isStored = false;

  function update(): void {
    const cart = confirmedCart(state.getState());
    if (!cart || state.getState().isStale) return;
    if (!isLoaded && cart.selectedPaymentType === 'AmazonPay') {
      personalInformation.remove();
      personalInformationCookie.remove();
    }
    isLoaded = true;
    const count = page.mayStoreCount() ? countPieces(cart) : 0;
    // Another shop of the origin may have stored its own number, which a tab in the background must not replace.
    if (count !== (known ?? count) || (!isStored && page.isVisible())) {
      numberOfCartItems.write(count);
      isStored = true;
    }
    known = count;
  }

  update();
  const follow = (now: CartState, before: CartState) => {
    if (now.phase !== before.phase) update();
  };
  subscribe(state, follow, signal);
  page.onReturn(() => void (isStored = false), signal);
}

/** Removes the ids of an earlier payment, which the last check would otherwise use for the next one. */
export function forgetPayment(): void {
  [paypalOrderId, paymentOrderId, cardClientSecret].forEach((id) => id.remove());
}
