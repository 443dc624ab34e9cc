import fc from 'fast-check';

const pick = fc.constantFrom;
const item = fc.record({
  product: pick(0, 1, 2, 4, 6, 7),
  quantity: fc.integer({ min: 1, max: 4 }),
  packaging: fc.nat(2),
});
const index = fc.nat(5);

/** Simulated milliseconds after a step. */
const wait = pick(0, 0, 0, 20, 60, 150, 400, 1500);

const shapes = {
  quantity: { item: index, to: fc.integer({ min: 1, max: 9 }) },
  remove: { item: index, row: fc.nat(2) },
  move: { item: index, row: fc.nat(2) },
  packaging: { item: index, option: fc.nat(2) },
  shipping: { method: fc.nat(1) },
  uncode: {},
  voucher: { index: fc.nat(1) },
};
const weights = { quantity: 8, remove: 3, move: 4, packaging: 3, shipping: 2, uncode: 1, voucher: 2 };

const change = fc.oneof(
  ...Object.entries(shapes).map(([name, fields]) => ({
    weight: weights[name],
    arbitrary: fc.record({ do: fc.constant(name), ...fields, wait }),
  })),
);
const fault = fc.record({
  do: fc.constant('fault'),
  on: pick('change', 'change', 'change', 'read', 'wishlist'),
  kind: pick('late', 'hangs before', 'hangs after', 'too many'),
});

/** Another session changes the cart, also while the page is gone. */
const elsewhere = { item: index, change: pick('quantity', 'quantity', 'remove') };
const kill = fc.record({
  do: fc.constant('kill'),
  how: pick('crash', 'crash', 'reload', 'reload', 'restore', 'leave', 'back', 'browser'),
  /** How long the page is gone. */
  gone: pick(0, 0, 50, 400),
  meanwhile: fc.option(fc.record(elsewhere), { freq: 3, nil: null }),
  wait: pick(0, 0, 100, 400, 1500),
});

/** A run that kills its page: its initial cart and its steps. */
export const killPlans = fc.record({
  kills: fc.constant(true),
  tenant: pick('JS_DE', 'MD_DE'),
  loggedIn: pick(true, true, false),
  adds: fc.boolean(),
  vouchers: fc.nat(2),
  code: fc.boolean(),
  wishes: pick('none', 'none', 'first'),
  latencies: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 5, size: 'max' }),
  items: fc.uniqueArray(item, { minLength: 3, maxLength: 5, size: 'max', selector: ({ product }) => product }),
  steps: fc.array(
    fc.oneof(
      { weight: 8, arbitrary: change },
      { weight: 4, arbitrary: kill },
      { weight: 3, arbitrary: fault },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere'), ...elsewhere, wait }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('rest') }) },
    ),
    { minLength: 3, maxLength: 14, size: 'max' },
  ),
});
