import { describe, expect, it } from 'vitest';
import { cookies } from './cookies.ts';

describe('cookies', () => {
  it('reads and removes cookies of the page', () => {
    document.cookie = 'campaign=FR%C3%9CHLING; path=/';
    document.cookie = 'campaign_other=1; path=/';
    expect(cookies.read('campaign')).toBe('FRÜHLING');
    expect(cookies.read('camp')).toBeNull();
    cookies.remove('campaign');
    expect(cookies.read('campaign')).toBeNull();
    expect(cookies.read('campaign_other')).toBe('1');
  });

  it('reads a value that a host has not encoded as it is', () => {
    document.cookie = 'referer=https://partner.example/?q=M%E4rchen; path=/';
    expect(cookies.read('referer')).toBe('https://partner.example/?q=M%E4rchen');
  });

  it('does not throw for half a character, which cannot be encoded', () => {
    expect(cookies.write('voucher', 'GS-77\ud83d', null)).toBe(false);
  });
});
