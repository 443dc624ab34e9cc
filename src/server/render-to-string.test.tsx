// @vitest-environment happy-dom
import fc from 'fast-check';
import { type ReactNode, Suspense } from 'react';
import { renderToString as renderByReact } from 'react-dom/server';
import { expect, it } from 'vitest';
import fullCart from '../../docs/examples/full-cart.json' with { type: 'json' };
import { parseFragmentData } from '../api/parse-fragment-data.ts';
import type { Cart } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import { tenants } from '../domain/tenant.ts';
import { CartRoot } from '../react/cart-root.tsx';
import { createFakeStore } from '../react/testing/fake-store.ts';
import { type CartState, type Checkout, initialState } from '../store/cart/cart-state.ts';
import { confirmed, intents, openEntry, refused } from '../store/testing/intents.ts';
import { buildOption, buildPackaging } from '../test-support/cart-builders.ts';
import { testItem, testTicket } from '../store/testing/test-cart.ts';
import { renderToString } from '../render/render-to-string.ts';

const failures: readonly Failure[] = [
  { kind: 'connection' },
  { kind: 'offline', waiting: true },
  { kind: 'external', status: 500 },
  { kind: 'login', href: '/login', guest: true },
  { kind: 'gone', what: 'cart' },
  { kind: 'adjusted' },
  { kind: 'refused', errorCode: 702, category: null, message: 'Nein & „nie“', status: 400, appointmentIds: [] },
];
const failure = fc.constantFrom(...failures);

const options = [buildOption('Pdf', ''), { ...buildOption('GiftBox', 'v-1'), hasMultipleVariants: true }];
const item = fc.record({
  id: fc.constantFrom('1', '2'),
  quantity: fc.integer({ min: 1, max: 30 }),
  selectedPackaging: fc.constantFrom(null, buildPackaging('Pdf'), buildPackaging('GiftBox', 'v-1')),
  availablePackagingOptions: fc.constantFrom([], options, options.slice(1)),
});

const intent = fc.constantFrom(
  intents.quantity('1', 4),
  intents.removal('1', 2),
  intents.move(testItem({ id: '2' }), 0),
  intents.packaging('1', 'GiftBox', 'v-1'),
  intents.shipping('Express'),
  intents.coupon('SOMMER', null),
  intents.couponRemoval(),
  intents.voucherRemoval('GS-1'),
  intents.loyaltyNumber('123'),
);
const entry = fc.oneof(
  fc
    .tuple(intent, fc.constantFrom('queued', 'sending', 'paused', 'failed'), failure)
    .map(([one, status, why]) =>
      openEntry(one, { status, failure: why, progress: status === 'sending' ? 'LongLoading' : 'Started' }),
    ),
  intent.map((one) => confirmed(openEntry(one))),
  fc.tuple(intent, failure).map(([one, why]) => refused(openEntry(one), why)),
);

const checkout = fc.constantFrom<Checkout>(
  { kind: 'idle' },
  { kind: 'reserving', slow: true },
  { kind: 'leaving' },
  { kind: 'failed', failure: { kind: 'connection' }, canRetry: true },
);

const cart = fc
  .record({
    items: fc.uniqueArray(item, { selector: ({ id }) => id }),
    tickets: fc.integer({ min: 0, max: 3 }),
    coupon: fc.constantFrom(null, { code: 'SOMMER' }, { code: 'FRIENDS' }),
    fields: fc.subarray(Object.keys(fullCart) as (keyof Cart)[]),
  })
  .map(({ items, tickets, coupon, fields }) => ({
    ...fullCart,
    ...Object.fromEntries(fields.map((name) => [name, fullCart[name as keyof typeof fullCart]])),
    coupon,
    items: [...items.map(testItem), ...(tickets > 0 ? [testTicket('t', tickets)] : []), ...fullCart.items],
  }));

const data = fc.record({
  tenant: fc.constantFrom(...tenants),
  baseUrl: fc.constantFrom('/', 'https://shop.example/de/'),
  initialCart: fc.option(fc.oneof(cart, fc.constant({ ...fullCart, items: [] }))),
  initialErrorCode: fc.constantFrom(null, 500, 702),
  customerEmailHash: fc.constantFrom('', 'hash'),
});

const state = fc.record({
  log: fc.array(entry, { maxLength: 4 }),
  online: fc.boolean(),
  isStale: fc.boolean(),
  redeeming: fc.boolean(),
  fetchFailure: fc.option(failure),
  checkout,
  failedAppointmentIds: fc.constantFrom([], ['a-t']),
  deliveryTerms: fc.constantFrom(null, []),
});

const phase = fc.option(
  fc.oneof(
    fc.boolean().map((slow) => ({ kind: 'loading' as const, slow })),
    failure.map((why) => ({ kind: 'failed' as const, failure: why })),
  ),
  { freq: 3 },
);

function treeOf(markup: string): Element {
  const container = document.createElement('div');
  container.innerHTML = markup.replace(/^(<link rel="preload"[^>]*>)+/, '');
  return container;
}

function compare(tree: ReactNode): void {
  const [own, reacts] = [renderToString(tree), renderByReact(tree)];
  if (!treeOf(own).isEqualNode(treeOf(reacts))) expect(own).toBe(reacts);
}

it('renders every state of the cart like react-dom/server', () => {
  fc.assert(
    fc.property(data, state, phase, fc.boolean(), ({ tenant, baseUrl, ...props }, changes, other, rendered) => {
      const parsed = parseFragmentData({ tenant, baseUrl, rootComponentProps: props }, 'https://shop.example/');
      if (!parsed) throw new Error('unusable data');
      const now: Partial<CartState> = { ...initialState(parsed), ...changes, ...(other && { phase: other }) };
      compare(<CartRoot store={createFakeStore(now)} host={null} rendered={rendered} />);
    }),
  );
});

it('renders attributes like react-dom/server', () => {
  compare(
    <>
      <input
        defaultValue={0}
        readOnly
        required={false}
        aria-hidden={false}
        data-x={undefined}
        tabIndex={-1}
        ref={null}
      />
      <input type="checkbox" defaultChecked disabled />
      <select aria-label="x" defaultValue="2" onChange={() => {}}>
        <optgroup label={'"A" & \'B\''}>
          <option value="1">1</option>
          <option value={2}>2</option>
        </optgroup>
      </select>
      <p hidden className="a <b>">
        {0}
      </p>
      {[null, false, 'text', <br key="br" />]}
    </>,
  );
});

it('rejects other elements', () => {
  expect(() => renderToString(<Suspense />)).toThrow('cannot render');
});
