import { describe, expect, it } from 'vitest';
import { firstDifference } from './compare-histories.mjs';

const start = { at: 1, type: 'start', cartId: 'cart-of-run-1', version: 1 };
const invoke = { at: 3, type: 'invoke', op: 1, tab: 'a', key: 'code', value: 'X' };
const screen = { at: 5, type: 'screen', tab: 'a' };
const ok = { at: 7, type: 'ok', op: 1 };
const alert = { at: 6, type: 'alert', tab: 'a', text: 'Das dauert gerade etwas länger …' };
const history = [start, invoke, screen, alert, ok];

describe('firstDifference', () => {
  it('ignores times, screens, alerts and the number of the run', () => {
    const other = [
      { ...start, at: 2, cartId: 'cart-of-run-20' },
      { ...invoke, at: 9 },
      { ...ok, at: 12 },
    ];
    expect(firstDifference(history, other)).toBeNull();
  });

  it('ignores the order of what different keys and pages do', () => {
    const confirmed = { at: 4, type: 'confirmed', tab: 'a', version: 2 };
    expect(firstDifference([...history, confirmed], [start, confirmed, invoke, ok])).toBeNull();
  });

  it('names the first event that differs', () => {
    const other = [start, invoke, { ...ok, type: 'fail' }];
    expect(firstDifference(history, other)).toBe('a, code 2: {"type":"ok","op":1} | {"type":"fail","op":1}');
  });

  it('names an event that the other history lacks', () => {
    expect(firstDifference(history, [start, invoke])).toBe('a, code 2: {"type":"ok","op":1} | nothing');
    expect(firstDifference([start, invoke], history)).toBe('a, code 2: nothing | {"type":"ok","op":1}');
  });
});
