/**
 * What can go wrong with a call: whether the shop hears of it (`applied`), and what becomes of the answer. Every name is
 * one that a step can carry.
 */
export const faults = {
  'lost before': { applied: false, answer: 'cut' },
  'lost after': { applied: true, answer: 'cut' },
  'failed before': { applied: false, answer: 'html', status: 500 },
  'failed after': { applied: true, answer: 'html', status: 500 },
  unavailable: { applied: false, answer: 'html', status: 503 },
  'refused with reason': { applied: false, answer: 'refusal', status: 422 },
  'refused without reason': { applied: false, answer: 'bare refusal', status: 422 },
  conflict: { applied: false, answer: 'bare refusal', status: 409 },
  'too many': { applied: false, answer: 'pause', status: 429 },
  late: { applied: true, answer: 'late' },
  old: { applied: true, answer: 'old' },
  'hangs before': { applied: false, answer: 'never' },
  'hangs after': { applied: true, answer: 'never' },
  'twin items': { applied: true, answer: 'twins', twins: 'items' },
  'twin vouchers': { applied: true, answer: 'twins', twins: 'vouchers' },
  'twin methods': { applied: true, answer: 'twins', twins: 'methods' },
};

export const faultNames = Object.keys(faults);

/** A cart with two things of one id. */
export function withTwins(cart, kind) {
  const double = (list) => (list.length > 1 ? [list[0], { ...list[1], id: list[0].id, method: list[1].method }] : list);
  if (kind === 'items') return { ...cart, items: double(cart.items).concat(cart.items.slice(2)) };
  if (kind === 'vouchers') return { ...cart, vouchers: [...cart.vouchers, ...cart.vouchers.slice(0, 1)] };
  return { ...cart, availableShippingMethods: [...cart.availableShippingMethods, ...cart.availableShippingMethods] };
}

/** A refusal with a reason of the error catalogue that fits the call. */
export function refusalFor(path) {
  if (path.endsWith('add-coupon'))
    return { errorCode: 702, category: 'discount_error', message: 'Der Rabattcode gilt nicht mehr.' };
  if (path.endsWith('set-shipping-method'))
    return { errorCode: 103, category: 'shipping_invalid_country', message: 'In dieses Land liefern wir so nicht.' };
  return { errorCode: 908, message: 'Das geht gerade nicht.' };
}
