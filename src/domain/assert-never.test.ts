import { describe, expect, it } from 'vitest';
import { assertNever } from './assert-never.ts';

describe('assertNever', () => {
  it('names the value that no case handled', () => {
    expect(() => assertNever('surprise' as never)).toThrow('Unexpected value: "surprise"');
  });
});
