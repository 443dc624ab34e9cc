/** SHA-256 of kim.muster@example.org. */
const emailHash = '1aa3027dac177139ddbc157cd4409469f929502ddd1d0e76adb086ce5dbc82cf';

let isLoggedIn = false;

/** The hash of the logged-in customer, for elements that are drawn later; null for a guest. */
export function customerHash(): string | null {
  return isLoggedIn ? emailHash : null;
}

/** Sets or removes the attribute that means logged in. */
export function showCustomer(loggedIn: boolean): void {
  isLoggedIn = loggedIn;
  for (const element of document.querySelectorAll(
    'cart-fragment, wishlist-fragment, wishlist-toggle, wishlist-badge',
  )) {
    if (loggedIn) element.setAttribute('customer-email-hash', emailHash);
    else element.removeAttribute('customer-email-hash');
  }
}
