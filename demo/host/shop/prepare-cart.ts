import { control } from '../backend/control.ts';
import { configureCart } from './shop-cart.ts';
import { showCustomer } from './customer.ts';

/**
 * Adds what a server-side template would contain: the customer, the changeset, and with `?scrid=…` that the
 * shopper comes from PAYBACK.
 */
export async function prepareCart(): Promise<void> {
  const scrid = new URLSearchParams(location.search).get('scrid');
  if (scrid) await control.post('arrive', { scrid });
  const [{ loggedIn }, changeset] = await Promise.all([control.settings(), control.changeset()]);
  showCustomer(loggedIn);
  configureCart(changeset);
}

/** Adds to a server-rendered cart what its server could not know. */
export async function prepareRenderedCart(): Promise<void> {
  showCustomer((await control.settings()).loggedIn);
}
