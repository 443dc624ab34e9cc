import { lostTicket } from '../assortment.mjs';

const reservationLost = { errorCode: 300, fields: { appointmentIds: [lostTicket.appointmentId] } };

/**
 * Faults of a call: whether the shop applies it (`applied`), and how the answer is altered. Steps refer to faults
 * by name.
 */
export const faults = {
  'lost before': { applied: false, answer: 'cut' },
  'lost after': { applied: true, answer: 'cut' },
  'failed before': { applied: false, answer: 'html', status: 500 },
  'failed after': { applied: true, answer: 'html', status: 500 },
  unavailable: { applied: false, answer: 'html', status: 503 },
  'refused with reason': { applied: false, answer: 'refusal', status: 422 },
  'refused without reason': { applied: false, answer: 'bare refusal', status: 422 },
  'code 100': { applied: false, answer: 'refusal', status: 422, body: { errorCode: 100 } },
  'code 103': { applied: false, answer: 'refusal', status: 422, body: { errorCode: 103 } },
  'code 104': { applied: false, answer: 'refusal', status: 422, body: { errorCode: 104 } },
  'code 606': { applied: false, answer: 'refusal', status: 422, body: { errorCode: 606 } },
  'logged out': { applied: false, answer: 'bare refusal', status: 401 },
  missing: { applied: false, answer: 'html', status: 404 },
  'reservation lost': { applied: false, answer: 'refusal', status: 422, body: reservationLost },
  'wishlist full': {
    applied: false,
    answer: 'refusal',
    status: 422,
    body: { errorCode: 0, message: 'COUNT_EXCEEDED' },
  },
  conflict: { applied: false, answer: 'bare refusal', status: 409 },
  'too many': { applied: false, answer: 'pause', status: 429 },
  late: { applied: true, answer: 'late' },
  old: { applied: true, answer: 'old' },
  'hangs before': { applied: false, answer: 'never' },
  'hangs after': { applied: true, answer: 'never' },
  'captive portal': { applied: false, answer: 'html', status: 200 },
  'login page': { applied: false, answer: 'redirect' },
  'cut JSON': { applied: true, answer: 'half' },
  'byte by byte': { applied: true, answer: 'drip' },
  'old afterwards': { applied: true, answer: 'whole', next: { on: 'read', kind: 'old' } },
  'twin items': { applied: true, answer: 'twins', twins: 'items' },
  'twin vouchers': { applied: true, answer: 'twins', twins: 'vouchers' },
  'twin methods': { applied: true, answer: 'twins', twins: 'availableShippingMethods' },
};

/** Returns a cart in which the first entry of this kind is repeated at the end. */
export function withTwins(cart, list) {
  return { ...cart, [list]: [...cart[list], ...cart[list].slice(0, 1)] };
}

/** A refusal with a code of the error catalog that fits the call. */
export function refusalFor(path) {
  if (path.endsWith('add-coupon'))
    return { errorCode: 702, category: 'discount_error', message: 'Der Rabattcode gilt nicht mehr.' };
  if (path.endsWith('set-shipping-method'))
    return { errorCode: 103, category: 'shipping_invalid_country', message: 'In dieses Land liefern wir so nicht.' };
  return { errorCode: 908, message: 'Das geht gerade nicht.' };
}
