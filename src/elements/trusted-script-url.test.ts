import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const createPolicy = vi.fn((name: string, rules: { createScriptURL(url: string): string }) => ({
  createScriptURL: (url: string) => ({ policy: name, url: rules.createScriptURL(url) }),
}));

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  // Other test files share the module registry.
  vi.resetModules();
});

const load = async () => (await import('./trusted-script-url.ts')).trustedScriptUrl;

describe('trustedScriptUrl', () => {
  test('returns the plain URL in browsers without Trusted Types', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    const trustedScriptUrl = await load();
    expect(trustedScriptUrl('https://errors.example/x.js')).toBe('https://errors.example/x.js');
  });

  test('creates the policy cart-fragment once', async () => {
    vi.stubGlobal('trustedTypes', { createPolicy });
    const trustedScriptUrl = await load();
    trustedScriptUrl('https://errors.example/x.js');
    expect(trustedScriptUrl('https://errors.example/y.js')).toEqual({
      policy: 'cart-fragment',
      url: 'https://errors.example/y.js',
    });
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });

  test.each(['javascript:alert(1)', 'data:text/javascript,1', 'blob:https://shop.example/1', 'nonsense'])(
    'refuses %s',
    async (url) => {
      vi.stubGlobal('trustedTypes', { createPolicy });
      const trustedScriptUrl = await load();
      expect(() => trustedScriptUrl(url)).toThrow(/no script is loaded|Invalid URL/);
    },
  );
});
