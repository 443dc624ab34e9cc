import fc from 'fast-check';

const anyPackaging = ['pdf-1', 'envelope-1', 'giftbox-8'];
/** Products of the reference backend: vouchers, tickets, a box, a value voucher. */
export const assortment = [
  { productId: 'p-1001', title: 'Ballonfahrt im Alpenvorland', packagings: anyPackaging },
  { productId: 'p-1002', title: 'Rennwagen selber fahren', appointmentId: 'a-90017' },
  { productId: 'p-1005', title: 'Quad-Tour über Stock und Stein', packagings: anyPackaging },
  { productId: 'p-2001', title: 'Kurzurlaub-Box' },
  { productId: 'p-1011', title: 'Wellnesstag in der Therme', packagings: anyPackaging },
  { productId: 'p-3001', title: null },
  { productId: 'p-1003', title: 'Fallschirm-Tandemsprung aus 4.000 Metern', appointmentId: 'a-90301' },
  { productId: 'p-1019', title: 'Kletterkurs am Fels', packagings: anyPackaging },
];

const pick = fc.constantFrom;
const tab = pick(0, 0, 1);
const index = fc.nat(5);
const wait = pick(0, 0, 0, 50, 150, 400, 1000, 3500);

const step = (name, fields = {}) => fc.record({ do: fc.constant(name), tab, ...fields, wait });

const quantity = fc.integer({ min: 1, max: 9 });

const change = fc.oneof(
  { weight: 8, arbitrary: step('quantity', { item: index, via: fc.option(quantity, { freq: 2 }), to: quantity }) },
  { weight: 4, arbitrary: step('packaging', { item: index, option: fc.nat(2) }) },
  { weight: 1, arbitrary: step('design', { item: index, option: index }) },
  { weight: 3, arbitrary: step('shipping', { method: fc.nat(1) }) },
  { weight: 2, arbitrary: step('code', { code: pick('WILLKOMMEN10', 'DANKE20', 'NIE-GEHOERT', 'ABGELAUFEN') }) },
  { weight: 1, arbitrary: step('uncode') },
  { weight: 2, arbitrary: step('voucher', { index: fc.nat(1) }) },
  { weight: 3, arbitrary: step('remove', { item: index, row: fc.nat(2) }) },
  { weight: 2, arbitrary: step('loyalty', { number: pick('3103187694', '3104298805', '3105409922') }) },
);

const fault = fc.record({
  do: fc.constant('fault'),
  on: pick('change', 'change', 'read', 'any'),
  kind: fc.oneof(
    { weight: 5, arbitrary: pick('lost after', 'lost before', 'failed before', 'failed after', 'unavailable') },
    { weight: 2, arbitrary: pick('refused with reason', 'refused without reason', 'conflict') },
    { weight: 2, arbitrary: pick('too many', 'late', 'late', 'old') },
    { weight: 1, arbitrary: pick('hangs before', 'hangs after') },
    { weight: 1, arbitrary: pick('twin items', 'twin vouchers', 'twin methods') },
  ),
});

const elsewhere = fc.oneof(
  step('elsewhere', { change: fc.constant('quantity'), item: index, to: quantity }),
  step('elsewhere', { change: fc.constant('remove'), item: index }),
  step('elsewhere', { change: fc.constant('shipping'), method: fc.nat(1) }),
);

const press = fc.oneof(
  { weight: 5, arbitrary: step('retry') },
  { weight: 2, arbitrary: step('dismiss') },
  { weight: 1, arbitrary: step('cancel') },
  { weight: 1, arbitrary: step('proceed') },
);

const surroundings = fc.oneof(
  { weight: 4, arbitrary: step('refresh') },
  { weight: 2, arbitrary: step('offline') },
  { weight: 3, arbitrary: step('online') },
  { weight: 2, arbitrary: step('reload') },
  { weight: 1, arbitrary: step('leave') },
  { weight: 1, arbitrary: step('order') },
  { weight: 4, arbitrary: fc.constant({ do: 'rest' }) },
  { weight: 1, arbitrary: step('mutate', { how: pick('sort', 'empty', 'delete') }) },
);

const item = fc.record({
  product: fc.nat(assortment.length - 1),
  quantity: fc.integer({ min: 1, max: 4 }),
  packaging: fc.nat(2),
});

/** All of a run: the cart it starts with, and what happens. */
export const plans = fc.record({
  tenant: pick('JS_DE', 'JS_DE', 'MD_DE', 'JS_AT', 'MD_CH'),
  loggedIn: pick(true, true, false),
  tabs: pick(1, 1, 2),
  /** Whether the element's code has to be loaded anew, with the network's delays. */
  coldCode: pick(false, false, false, false, true),
  ready: pick(true, true, true, false),
  vouchers: fc.nat(2),
  latencies: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 5, size: 'max' }),
  items: fc.uniqueArray(item, { minLength: 3, maxLength: 6, size: 'max', selector: ({ product }) => product }),
  steps: fc.array(
    fc.oneof(
      { weight: 10, arbitrary: change },
      { weight: 7, arbitrary: fault },
      { weight: 1, arbitrary: elsewhere },
      { weight: 2, arbitrary: press },
      { weight: 3, arbitrary: surroundings },
    ),
    { minLength: 3, maxLength: 22, size: 'max' },
  ),
});
