import type { postGiftWrapOpened, postServiceInfoOpened } from '../../api/operations/events.ts';
import { confirmedCart } from './cart-selectors.ts';
import type { StoreContext } from './store-context.ts';

/** Informs the shop and analytics that the shopper has opened a part of the page. A failure is only reported. */
export async function postShopEvent(
  context: StoreContext,
  operation: typeof postServiceInfoOpened | typeof postGiftWrapOpened,
): Promise<void> {
  const { state, environment, callAfterPause } = context;
  const cart = confirmedCart(state.getState());
  if (!cart) return;
  environment.track({ event: operation.name });
  await callAfterPause(operation, { body: { cartId: cart.cartId } }).catch((error: unknown) =>
    environment.report(error),
  );
}
