import { describe, expect, it } from 'vitest';
import { isDimmed, showsSpinner } from './loading-state.ts';

describe('isDimmed and showsSpinner', () => {
  it.each([
    ['Idle', false, false],
    ['Started', true, false],
    ['Loading', true, true],
    ['LongLoading', true, true],
    ['Offline', false, false],
    ['Finished', false, false],
  ] as const)('%s', (state, dimmed, spinner) => {
    expect(isDimmed(state)).toBe(dimmed);
    expect(showsSpinner(state)).toBe(spinner);
  });
});
