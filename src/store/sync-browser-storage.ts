import { countPieces } from '../domain/cart.ts';
import { numberOfCartItems } from '../storage/cart-values.ts';
import {
  cardClientSecret,
  paymentOrderId,
  paypalOrderId,
  personalInformation,
  personalInformationCookie,
} from '../storage/express-values.ts';
import { confirmedCart } from './cart-selectors.ts';
import type { StoreContext } from './store-context.ts';

/**
 * Forgets what an earlier payment left behind (specification, 4), and keeps the number of items for the shop's other
 * pages. Returns a function that stops.
 */
export function syncBrowserStorage({ state, environment }: StoreContext): () => void {
  forgetPayment();
  let isLoaded = false;

  function follow(): void {
    const cart = confirmedCart(state.getState());
    if (!cart || state.getState().unchecked) return;
    if (!isLoaded && cart.selectedPaymentType === 'AmazonPay') {
      personalInformation.remove();
      personalInformationCookie.remove();
    }
    isLoaded = true;
    numberOfCartItems.write(environment.page.mayStoreCount() ? countPieces(cart) : 0);
  }

  follow();
  return state.subscribe((now, before) => {
    if (now.phase !== before.phase) follow();
  });
}

/** Forgets the payment that the shopper has come back from, so that the last check does not take it for the next one. */
export function forgetPayment(): void {
  [paypalOrderId, paymentOrderId, cardClientSecret].forEach((id) => id.remove());
}
