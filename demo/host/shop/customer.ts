import { cartElement } from './cart-element.ts';

/** SHA-256 of kim.muster@example.org. */
const emailHash = '1aa3027dac177139ddbc157cd4409469f929502ddd1d0e76adb086ce5dbc82cf';

/** Sets or removes the attribute that means logged in (rulings, 12). */
export function showCustomer(loggedIn: boolean): void {
  const cart = cartElement();
  if (loggedIn) cart?.setAttribute('customer-email-hash', emailHash);
  else cart?.removeAttribute('customer-email-hash');
}
