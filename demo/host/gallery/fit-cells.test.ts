import { describe, expect, it } from 'vitest';
import { gap, scaleOf } from './fit-cells.ts';

describe('scaleOf', () => {
  it.each([
    ['360', 328, 1],
    ['768', 328, 1],
    ['360', 720, 2],
    ['768', 720, 2],
    ['768', 1312, 3],
    ['1200', 1312, 2],
  ] as const)('fits pages of %s px into %i px in %i columns', (width, room, columns) => {
    const filled = columns * Number(width) * scaleOf(width, room) + (columns - 1) * gap;
    expect(filled).toBeCloseTo(room, 0);
  });

  it('never enlarges a page', () => {
    expect(scaleOf('360', 400)).toBe(1);
    expect(scaleOf('360', 1312)).toBeLessThan(1);
  });
});
