import { describe, expect, it } from 'vitest';
import { browserCookies } from './browser-cookies.ts';

describe('browserCookies', () => {
  it('reads and removes cookies of the page', () => {
    document.cookie = 'campaign=FR%C3%9CHLING; path=/';
    document.cookie = 'campaign_other=1; path=/';
    expect(browserCookies.read('campaign')).toBe('FRÜHLING');
    expect(browserCookies.read('camp')).toBeNull();
    browserCookies.remove('campaign');
    expect(browserCookies.read('campaign')).toBeNull();
    expect(browserCookies.read('campaign_other')).toBe('1');
  });

  it('returns null for a value that cannot be decoded', () => {
    document.cookie = 'broken=%E0%A4%A; path=/';
    expect(browserCookies.read('broken')).toBeNull();
  });
});
