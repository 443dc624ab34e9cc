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

  it('returns null for a value that cannot be decoded', () => {
    document.cookie = 'broken=%E0%A4%A; path=/';
    expect(cookies.read('broken')).toBeNull();
  });
});
