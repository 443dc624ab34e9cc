import { describe, expect, it } from 'vitest';
import { readTenantPath } from './tenant-path.ts';

describe('readTenantPath', () => {
  it.each([
    ['/shop/js_de/api/cart', 'JS_DE', '/api/cart'],
    ['/a/b/c/md_ch/api/cart?x=1', 'MD_CH', '/api/cart'],
    ['/MD_AT/control/state', 'MD_AT', '/control/state'],
    ['/api/cart', 'JS_DE', '/api/cart'],
    ['/api/demo/md_de/api/cart', 'MD_DE', '/api/cart'],
    ['/shop/js_test/api/cart', 'JS_DE', '/api/cart'],
    ['/shop/js_de/api/product-details/api', 'JS_DE', '/api/product-details/api'],
    ['/shop/js_de/api/product-details/..%2Fadmin', 'JS_DE', '/api/product-details/..%2Fadmin'],
  ])('reads %s', (path, tenant, rest) => {
    expect(readTenantPath(`https://shop.example${path}`)).toEqual({ tenant, path: rest });
  });

  it.each(['/', '/shop/js_de/', '/shop/apis/cart', '/shop/js_de/images/api.svg'])('returns null for %s', (path) => {
    expect(readTenantPath(`https://shop.example${path}`)).toBeNull();
  });
});
