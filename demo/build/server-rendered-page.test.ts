import { describe, expect, it } from 'vitest';
import { serverRenderedName, serverRenderedPage } from './server-rendered-page.ts';

const page =
  '<html class="brand-js" data-tenant="JS_DE"><title>Warenkorb – Erlebnishaus</title><!-- server-rendered: cart -->';
const data = { id: 'cart-fragment', locale: 'de', rootComponentProps: { nextStepUrl: './checkout.html' } };

describe('serverRenderedPage', () => {
  it('contains the finished cart: titles, pictures, prices and the link to the next step', async () => {
    const html = await serverRenderedPage(page, data, 'JS_DE');
    expect(html).toContain('Ballonfahrt im Alpenvorland');
    expect(html).toMatch(/<img[^>]* src="\.\/images\/ballonfahrt\.svg"/);
    expect(html).toMatch(/359,80\s€/);
    expect(html).toContain('href="./checkout.html"');
  });

  it('does not depend on its folder', async () => {
    const html = await serverRenderedPage(page, data, 'JS_AT');
    const addresses = Array.from(html.matchAll(/ (?:href|src)="([^"]*)"/g), ([, address]) => address);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => /^\/|^\w+:/.test(address!))).toEqual([]);
  });

  it('has the brand and currency of the tenant', async () => {
    const html = await serverRenderedPage(page, data, 'MD_CH');
    expect(html).toContain('<html class="brand-md" data-tenant="MD_CH"><title>Warenkorb – Mein Tag</title>');
    expect(html).toContain('data-brand="md"');
    expect(html).toMatch(/379,80\sCHF/);
    expect(html).not.toMatch(/\d\s€/);
    expect(html).toMatch(/part="assurances".*3 Jahre gültig/);
  });
});

describe('serverRenderedName', () => {
  it('returns a file name for each page and tenant', () => {
    expect(serverRenderedName('server-rendered.html', 'JS_DE')).toBe('server-rendered.html');
    expect(serverRenderedName('on-touch.html', 'MD_DE')).toBe('on-touch.md_de.html');
  });
});
