import { describe, expect, it } from 'vitest';
import { confirmed, intents, openEntry, refused } from '../testing/intents.ts';
import { testItem } from '../testing/test-cart.ts';
import { continuesMove, keepingWishes, withNew } from './change-log.ts';

const item = testItem({ id: '1' });
const moved = openEntry(intents.move(item, 0), { wished: true });
const again = openEntry(intents.move(item, 0));
const summary = (log: ReturnType<typeof keepingWishes>) =>
  log.map(({ intent, status, wished }) => [intent.kind, status.kind, wished]);
const abandoned = ['move', 'abandoned', true];

describe('keepingWishes', () => {
  it.each([
    ['a move that is gone', [], [abandoned]],
    ['a refused move', [refused(moved, { kind: 'adjusted' })], [['move', 'refused', true], abandoned]],
    ['a move that a removal replaces', [openEntry(intents.removal('1'))], [['removal', 'sending', false], abandoned]],
    ['no confirmed move', [confirmed(moved)], [['move', 'confirmed', true]]],
    ['no open move', [moved], [['move', 'sending', true]]],
    ['no move that another one continues', [again], [['move', 'sending', false]]],
  ])('keeps %s', (_, now, log) => {
    expect(summary(keepingWishes([moved], now))).toEqual(log);
  });

  it('keeps no move that has added nothing', () => {
    expect(keepingWishes([again], [])).toEqual([]);
  });
});

describe('withNew', () => {
  it.each([
    ['an open move', moved],
    ['an abandoned move', { ...moved, status: { kind: 'abandoned' } as const }],
  ])('takes over what %s of the same item has added', (_, earlier) => {
    expect(summary(withNew([earlier], again))).toEqual([['move', 'sending', true]]);
  });

  it('replaces what is open and what is settled in the slot', () => {
    const [older, other] = [openEntry(intents.quantity('1', 2)), openEntry(intents.quantity('2', 2))];
    const newer = openEntry(intents.quantity('1', 3));
    expect(withNew([older, other, confirmed(openEntry(intents.removal('1')))], newer)).toEqual([other, newer]);
  });
});

it.each([
  ['another item', openEntry(intents.move(testItem({ id: '2' }), 0)), false],
  ['the same item', again, true],
  ['the same item, once it is confirmed', confirmed(again), false],
])('a move is continued by a move of %s: %s', (_, other, expected) => {
  expect(continuesMove(moved, other)).toBe(expected);
});
