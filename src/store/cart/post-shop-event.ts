import { postGiftWrapOpened, postServiceInfoOpened } from '../../api/operations/events.ts';
import { confirmedCart } from './cart-selectors.ts';
import type { StoreContext } from './store-context.ts';

const shopEvents = { postServiceInfoOpened, postGiftWrapOpened };

/** Informs the shop and analytics that the shopper has opened a part of the page. A failure is only reported. */
export async function postShopEvent(context: StoreContext, event: keyof typeof shopEvents): Promise<void> {
  const { state, environment, callAfterPause } = context;
  const cart = confirmedCart(state.getState());
  if (!cart) return;
  environment.track({ event });
  await callAfterPause(shopEvents[event], { body: { cartId: cart.cartId } }).catch((error: unknown) =>
    environment.report(error),
  );
}
