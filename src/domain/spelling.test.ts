import { describe, expect, it } from 'vitest';
import { createSpelling } from './spelling.ts';

describe('createSpelling', () => {
  const spelling = createSpelling(['ValueVoucher', 'Box']);

  it.each(['ValueVoucher', 'value_voucher', 'valueVoucher', 'VALUE-VOUCHER'])('reads %s', (value) => {
    expect(spelling.read(value)).toBe('ValueVoucher');
  });

  it.each(['Bundle', '', '__proto__', 'constructor'])('leaves the unknown value "%s" unchanged', (value) => {
    expect(spelling.read(value)).toBe(value);
    expect(spelling.isKnown(value)).toBe(false);
  });

  it('lists the canonical spellings only', () => {
    expect(spelling.isKnown('Box')).toBe(true);
    expect(spelling.isKnown('box')).toBe(false);
  });
});
