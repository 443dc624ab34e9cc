/** All events of the elements. */
export const eventNames: readonly string[] = [
  'cartFragmentReady',
  'cartChange',
  'cartVersionChange',
  'cartProceed',
  'cartEmptied',
  'cartFragmentError',
  'wishlistChange',
  'wishlistError',
  'wishlistAddToCart',
  'paymentVisibilityChange',
];
