import { control } from '../backend/control.ts';
import { configureCart } from './shop-cart.ts';
import { showCustomer } from './customer.ts';

/** What a shop's server would have written into the page: who is logged in, and what has changed meanwhile. */
export async function prepareCart(): Promise<void> {
  const [{ loggedIn }, changeset] = await Promise.all([control.settings(), control.changeset()]);
  showCustomer(loggedIn);
  configureCart(changeset);
}

/** The server has written the cart and its data; only what it could not know is told. */
export async function prepareRenderedCart(): Promise<void> {
  showCustomer((await control.settings()).loggedIn);
}
