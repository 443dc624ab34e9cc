import { describe, expect, it } from 'vitest';
import { hotlineHref } from './hotline.ts';

describe('hotlineHref', () => {
  it.each([
    ['089 / 12 34 56', 'tel:089123456'],
    ['+49 (0) 89 / 12-34-56', 'tel:+4989123456'],
    ['+41 44 123 45 67', 'tel:+41441234567'],
    ['(0800) 12 34', 'tel:08001234'],
    ['javascript:alert(1)', 'tel:1'],
  ])('dials "%s"', (number, href) => {
    expect(hotlineHref(number)).toBe(href);
  });
});
