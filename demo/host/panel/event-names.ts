/** All events of the elements (rulings, 15 and 27). */
export const eventNames: readonly string[] = [
  'cartFragmentReady',
  'cartChange',
  'cartVersionChange',
  'cartProceed',
  'cartEmptied',
  'cartFragmentError',
  'wishlistChange',
  'paymentVisibilityChange',
];
