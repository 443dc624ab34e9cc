import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopOf, tenants } from './shops.ts';

const pageUrl = 'https://host.example/folder/classic.html';

it.each(tenants)('the links of the data of %s lead to pages of the demo, wherever it is', (tenant) => {
  const { baseUrl, tenantConfig } = shopOf(tenant);
  // As the cart resolves them.
  const resolved = (url: string) => new URL(url, new URL(baseUrl, pageUrl)).href;
  expect(resolved(tenantConfig.urls.web.href)).toBe('https://host.example/folder/index.html');
  expect(resolved(tenantConfig.urls.redemption)).toBe('https://host.example/folder/index.html?mode=redemption');
});

it('so do the links in the markup', () => {
  const data = JSON.parse(readFileSync('demo/pages/parts/fragment-data.json', 'utf8'));
  expect(data.rootComponentProps.tenantConfig.urls).toEqual(shopOf('JS_DE').tenantConfig.urls);
});
