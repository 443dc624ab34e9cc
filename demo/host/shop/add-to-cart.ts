import { control, type Offer } from '../backend/control.ts';
import { dispatchCartVersion } from '../tiles/dispatch-cart-version.ts';
import { analytics } from './analytics.ts';
import { cartElement, refreshCart } from './cart-element.ts';

/** Adds an offer to the cart, and shows it in the header and in a cart on the page. Throws with the shop's message. */
export async function addToCart({ product, appointments }: Offer, appointmentId: string | null): Promise<void> {
  const cart = await control.addItem(product.id, appointmentId);
  dispatchCartVersion(cart);
  const appointment = appointments.find((each) => each.appointmentId === appointmentId) ?? null;
  // A cart on the page pushes its own additions.
  if (!cartElement()) analytics().addToCart({ product, appointment }, cart);
  await refreshCart();
}
