import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHistory } from './check-history.mjs';

const key = 'quantity:Ballonfahrt';
const packaging = 'packaging:Ballonfahrt';

/** Spreads events over time, so that none is simultaneous with another. */
const inOrder = (...events) => events.flat(2).map((event, index) => ({ at: index * 1000, ...event }));
const cart = (type, version, quantity, details = {}) => {
  const { values, ...rest } = details;
  return { type, cartId: 'cart', version, values: { [key]: quantity, ...values }, shown: {}, ...rest };
};
const start = cart('start', 1, 1);
const invoke = (op, value, details) => ({ type: 'invoke', op, tab: 'a', key, value, ...details });
const ok = (op, version) => ({ type: 'ok', op, cartId: 'cart', version });
const applied = (version, quantity, details) =>
  cart('applied', version, quantity, { tab: 'a', key, sent: 1e6, ...details });
const confirmed = (version, quantity, details) =>
  cart('confirmed', version, quantity, { tab: 'a', visit: 1, ...details });
const screen = (version, quantity, details) => cart('screen', version, quantity, { tab: 'a', ...details });
const end = (version, quantity, details) => cart('end', version, quantity, details);
/** Another session sets the quantity. */
const elsewhere = (op, version, value) => [
  invoke(op, value, { tab: 'elsewhere' }),
  applied(version, value, { tab: 'elsewhere' }),
  ok(op, version),
];
/** The tab sets the quantity, and the answer arrives. */
const change = (op, version, value) => [
  invoke(op, value),
  applied(version, value),
  ok(op, version),
  confirmed(version, value),
];

describe('checkHistory accepts', () => {
  it.each([
    ['a change that is answered', change(1, 2, 3), end(2, 3)],
    [
      'a change that is sent again because its answer was lost',
      [invoke(1, 3), applied(2, 3), applied(2, 3), ok(1, 2)],
      end(2, 3),
    ],
    [
      'a change that another session replaces',
      [change(1, 2, 3), elsewhere(2, 3, 5), confirmed(3, 5), screen(3, 5)],
      end(3, 5),
    ],
    ['any value of a vague goal', [invoke(1, 6, { adds: true, isVague: true }), applied(2, 3), ok(1, 2)], end(2, 3)],
    [
      'an addition to what another session has added meanwhile',
      [invoke(1, 1, { adds: true }), elsewhere(2, 2, 2), applied(3, 3), ok(1, 3)],
      end(3, 3),
    ],
    ['either of two goals that overlap', [invoke(1, 3), elsewhere(2, 2, 5), applied(3, 3), ok(1, 3)], end(3, 3)],
    [
      'an addition that is made to the cart after an order',
      [
        invoke(1, 2, { adds: true }),
        cart('replaced', 1, 2, { cartId: 'next' }),
        applied(2, 4, { cartId: 'next' }),
        end(2, 4, { cartId: 'next' }),
      ],
      [],
    ],
    [
      'a removed code that the shop stores without applying it',
      [cart('start', 1, 1, { values: { code: 'DANKE20' } }), invoke(1, null, { key: 'code' })],
      end(1, 1, { values: { code: 'DANKE20' }, shown: { code: null } }),
    ],
    ['a refused change', [invoke(1, 3), { type: 'fail', op: 1 }], end(1, 1)],
    ['a change that a reload may have lost', [invoke(1, 3), { type: 'unknown', op: 1 }], end(1, 1)],
    [
      'a pending goal on the screen',
      [confirmed(1, 1), invoke(1, 3), screen(1, 3), applied(2, 3), ok(1, 2), confirmed(2, 3)],
      end(2, 3),
    ],
    ['a newer value on the screen', [confirmed(1, 1), elsewhere(1, 2, 5), screen(1, 5)], end(2, 5)],
    [
      'the cart that follows an ordered one',
      [change(1, 9, 3), cart('replaced', 3, 1, { cartId: 'next' }), confirmed(3, 1, { cartId: 'next' })],
      end(3, 1, { cartId: 'next' }),
    ],
    [
      'a packaging without its design',
      [
        invoke(1, 'Geschenkbox', { key: packaging }),
        applied(2, 1, { key: packaging, values: { [packaging]: 'Geschenkbox, Rot' } }),
      ],
      end(2, 1, { values: { [packaging]: 'Geschenkbox, Rot' } }),
    ],
    [
      'an older cart after a change of the address',
      [elsewhere(1, 2, 3), confirmed(2, 3, { address: '/shop' }), confirmed(1, 1, { address: '/shop-again' })],
      end(2, 3),
    ],
    ['any value of an unclear run', [{ type: 'unclear', why: 'twins' }, invoke(1, 3), applied(2, 9)], end(2, 9)],
  ])('%s', (_title, events, last) => {
    expect(checkHistory(inOrder(start, events, last))).toEqual([]);
  });
});

describe('checkHistory rejects', () => {
  it.each([
    [
      'a shop whose version decreases',
      [applied(5, 1), applied(4, 1)],
      end(4, 1),
      'the shop went back from cart v5 to cart v4',
    ],
    [
      'a change without a new version',
      [invoke(1, 3), applied(1, 3), ok(1, 1)],
      end(1, 3),
      `the shop changed ${key} within cart v1`,
    ],
    [
      'a page that confirms an older version',
      [elsewhere(1, 2, 3), confirmed(2, 3), confirmed(1, 1)],
      end(2, 3),
      'tab a went back from cart v2 to cart v1',
    ],
    [
      'a page that returns to an ordered cart',
      [cart('replaced', 3, 1, { cartId: 'next' }), confirmed(3, 1, { cartId: 'next' }), confirmed(1, 1)],
      end(3, 1, { cartId: 'next' }),
      'tab a returned from next v3 to the ordered cart v1',
    ],
    [
      'a cart that the shop never had',
      [confirmed(7, 1)],
      end(1, 1),
      'tab a confirmed cart v7, which the shop never had',
    ],
    [
      'a confirmed cart with another value',
      [confirmed(1, 4)],
      end(1, 1),
      `tab a confirmed cart v1 with a wrong ${key}: 4`,
    ],
    [
      'a page older than the one before',
      [change(1, 2, 3), confirmed(1, 1, { visit: 2 })],
      end(2, 3),
      'tab a went back from cart v2 to cart v1',
    ],
    [
      'a tab that has not read its own write',
      [confirmed(1, 1), invoke(1, 3), applied(2, 3), ok(1, 2)],
      end(2, 3),
      'tab a has not confirmed cart v2, which acknowledged its change',
    ],
    [
      'a change applied twice',
      [invoke(1, 2, { adds: true }), applied(2, 2), applied(3, 4), invoke(2, 4, { tab: 'b' })],
      end(3, 4),
      `${key} of tab a was applied twice: from 2 to 4, although it wanted 2`,
    ],
    [
      'an older goal after a newer one',
      [invoke(1, 3), applied(2, 3), invoke(2, 5), applied(3, 5), ok(2, 3), applied(4, 3)],
      end(4, 3),
      `${key} of tab a was applied twice: from 5 to 3, although it wanted 5`,
    ],
    [
      'a change that nobody wanted',
      [applied(2, 8)],
      end(2, 8),
      `${key} of tab a was changed: from 1 to 8, although it wanted 1`,
    ],
    ['a lost goal', [invoke(1, 3)], end(1, 1), `${key} is 1 at the shop rather than 3`],
    [
      'a code that is applied although it was to be removed',
      [cart('start', 1, 1, { values: { code: 'DANKE20' } }), invoke(1, null, { key: 'code' })],
      end(1, 1, { values: { code: 'DANKE20' }, shown: { code: 'DANKE20' } }),
      'code is DANKE20 at the shop rather than null',
    ],
    ['a value that nobody set', [], end(2, 4), `${key} is 4 at the shop rather than 1`],
    [
      'a screen older than the confirmed cart',
      [change(1, 2, 3), screen(2, 1)],
      end(2, 3),
      `tab a shows 1 as ${key}, older than cart v2`,
    ],
    [
      'a settled goal on the screen that another session has replaced',
      [change(1, 2, 3), elsewhere(2, 3, 5), confirmed(3, 5), screen(3, 3)],
      end(3, 5),
      `tab a shows 3 as ${key}, older than cart v3`,
    ],
    [
      'a row that is gone from the screen',
      [confirmed(1, 1), screen(1, 0)],
      end(1, 1),
      `tab a shows 0 as ${key}, older than cart v1`,
    ],
  ])('%s', (_title, events, last, violation) => {
    expect(checkHistory(inOrder(start, events, last))).toContain(violation);
  });
});

/** A correct tab and another session take turns. Answers can be lost; the tab then sends its goal again. */
function historyOf(actions) {
  const events = [start];
  let op = 0;
  let [version, quantity] = [1, 1];
  const set = (value) => {
    if (value !== quantity) version++;
    quantity = value;
  };
  for (const { who, value, isLost } of actions) {
    events.push(invoke(++op, value, { tab: who }));
    set(value);
    const sent = events.length * 1000;
    events.push(applied(version, quantity, { tab: who, sent }));
    if (isLost && who === 'a') events.push(applied(version, quantity, { tab: who, sent }));
    events.push(ok(op, version));
    if (who === 'a') events.push(confirmed(version, quantity), screen(version, quantity));
  }
  return inOrder(events, end(version, quantity));
}

const actions = fc.array(
  fc.record({ who: fc.constantFrom('a', 'elsewhere'), value: fc.integer({ min: 1, max: 9 }), isLost: fc.boolean() }),
  { minLength: 1 },
);

describe('checkHistory, for random histories', () => {
  it('accepts those of a correct cart', () => {
    fc.assert(fc.property(actions, (all) => void expect(checkHistory(historyOf(all))).toEqual([])));
  });

  it('rejects a lost update', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const history = historyOf(all);
        const last = history.at(-1);
        const wrong = { ...last, version: last.version + 1, values: { [key]: 10 } };
        expect(checkHistory([...history.slice(0, -1), wrong])).not.toEqual([]);
      }),
    );
  });

  it('rejects confirmed carts in another order', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const history = historyOf(all);
        const own = history.filter(({ type }) => type === 'confirmed');
        fc.pre(own.length > 1 && own[0].version < own.at(-1).version);
        const swapped = history.map((event) => {
          if (event === own[0]) return { ...own.at(-1), at: event.at };
          return event === own.at(-1) ? { ...own[0], at: event.at } : event;
        });
        expect(checkHistory(swapped)).not.toEqual([]);
      }),
    );
  });
});
