import { describe, expect, it } from 'vitest';
import { euros, testCart, testItem, testTicket } from '../store/testing/test-cart.ts';
import { FragmentInitError } from '../domain/fragment-init-error.ts';
import type { FragmentDataInput } from '../domain/fragment-data-input.ts';
import { renderCartFragment } from './render-cart-fragment.ts';

const { product } = testItem({ id: 'koch' });

/** A cart of one item, as returned by the API. */
function cartOf(title: string) {
  const image = { src: 'bilder/koch.svg', srcset: '', sizes: '', alt: title, width: null, height: null };
  const item = testItem({ id: 'koch', quantity: 2, product: { ...product, title, image } });
  return testCart({ items: [item], total: { gross: euros(244.6) } });
}

const data = (props: object = {}, rest: object = {}) => ({
  baseUrl: 'https://shop.example/',
  tenant: 'MD_DE',
  ...rest,
  rootComponentProps: { nextStepUrl: '/checkout', initialCart: cartOf('Thai-Kochkurs'), ...props },
});

describe('renderCartFragment', () => {
  it('renders the finished cart with text, pictures, prices and links, without a script', async () => {
    const html = await renderCartFragment(data());
    expect(html).toMatch(/^<cart-fragment data-server-rendered data-brand="md"><template shadowrootmode="open">/);
    expect(html).toMatch(/<\/script><\/cart-fragment>$/);
    for (const part of [
      'Deine Bestellung',
      'Thai-Kochkurs',
      'src="https://shop.example/bilder/koch.svg"',
      'href="https://shop.example/experiences/p-koch"',
      'href="/checkout"',
      '244,60\u00a0€',
      '<option value="2" selected="">2</option>',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('contains the unchanged fragment data for hydration', async () => {
    const given = data({ nextStepUrl: '</script><script>alert(1)</script><!-- \u2028\u2029' });
    const html = await renderCartFragment(given);
    const json = /<script type="application\/json">(.*)<\/script><\/cart-fragment>$/s.exec(html)?.[1] ?? '';
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(given);
  });

  describe('with a formAction', () => {
    const rendered = (formAction: unknown) => renderCartFragment(data({ formAction, canAddItems: true }));

    it('has a form before the cart, whose controls belong to it and whose removals work without scripts', async () => {
      const html = await rendered('api/cart/form');
      expect(html).toMatch(
        /<form id="cart-form" method="post" action="https:\/\/shop\.example\/api\/cart\/form" hidden>.*<div><div/,
      );
      expect(html).toContain('<input type="hidden" name="cartVersion" value="1">');
      expect(html).toMatch(/<select form="cart-form" [^>]*name="quantity-koch"/);
      const remove = /<button[^>]* data-remove="koch"[^>]*>/.exec(html)?.[0];
      expect(remove).toMatch(/^<button type="submit" form="cart-form" name="remove-item" value="koch" /);
      expect(remove).not.toMatch(/aria-disabled|data-early/);
      expect(html).toMatch(/<button type="submit" form="cart-form"[^>]*>Änderungen übernehmen<\/button>/);
    });

    it('has the next step as a button of the form beside its link, unless there is none', async () => {
      const next = '<button type="submit" form="cart-form" class="button proceed" part="button proceed" name="next"';
      const link =
        /<a class="button proceed"[^>]* href="\/checkout"[^>]*><span>Weiter zu den Bestelldaten<\/span><\/a>/;
      expect(await rendered('api/cart/form')).toMatch(
        new RegExp(`${link.source}${next} value="/checkout"><span>Weiter zu den Bestelldaten</span></button>`),
      );
      const initialCart = testCart({ availableShippingMethods: [] });
      expect(await renderCartFragment(data({ formAction: 'api/cart/form', initialCart }))).not.toContain(next);
    });

    it('asks for what is left of several tickets', async () => {
      const initialCart = testCart({ items: [testTicket('t', 3)] });
      const html = await renderCartFragment(data({ formAction: 'api/cart/form', initialCart }));
      expect(html.match(/<button type="submit" form="cart-form" name="quantity-t" value="2"/g)).toHaveLength(3);
      expect(html).not.toContain('name="remove-item"');
    });

    it('names a packaging without a design by its type', async () => {
      const availablePackagingOptions = ['Pdf', 'Envelope'].map((type) => ({ type, title: type }));
      const initialCart = { ...testCart(), items: [{ ...testItem({ id: 'koch' }), availablePackagingOptions }] };
      const html = await renderCartFragment(data({ formAction: 'api/cart/form', initialCart }));
      const radios = html.match(/<input form="cart-form"[^>]*name="packaging-koch"[^>]*>/g) ?? [];
      expect(radios.map((tag) => / value="([^"]*)"/.exec(tag)?.[1])).toEqual(['Pdf', 'Envelope']);
    });

    it.each(['javascript:alert(1)', 'https://elsewhere.example/form', '', 7, null])('ignores %j', async (action) => {
      expect(await rendered(action)).not.toContain('<form id="cart-form"');
    });
  });

  it('escapes text from the data', async () => {
    const html = await renderCartFragment(data({ initialCart: cartOf('<img src=x onerror=alert(1)>') }));
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('contains nothing that a strict CSP blocks', async () => {
    const html = await renderCartFragment(data({ initialErrorCode: 500 }), { nonce: 'n"1' });
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son\w+=/);
    expect(html.match(/<script/g)).toEqual(['<script']);
    expect(html.match(/<style[^>]*>/g)).toEqual(['<style nonce="n&quot;1">']);
  });

  it('disables every button until hydration, and no other control', async () => {
    const html = await renderCartFragment(data({ initialErrorCode: 500 }));
    const buttons = html.match(/<button[^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(3);
    expect(buttons.filter((tag) => tag.split(' aria-disabled="true"').length !== 2)).toEqual([]);
    expect(html).toMatch(/<button data-early aria-disabled="true"[^>]* aria-label="Thai-Kochkurs entfernen"/);
    // This button is disabled after hydration, too, until a number is entered.
    expect(html).toMatch(/<button(?! data-early)[^>]*><span>Speichern/);
    expect(html.match(/data-early/g)).toHaveLength(buttons.length - 1);
    expect(html).toMatch(/<a [^>]*href="\/checkout"[^>]*><span>Weiter zu den Bestelldaten/);
  });

  it('renders another tag', async () => {
    const html = await renderCartFragment(data(), { name: 'checkout-cart' });
    expect(html).toMatch(/^<checkout-cart data-server-rendered .*<\/checkout-cart>$/s);
  });

  it.each(['cart', 'Checkout-Cart', 'a-b onload=alert(1)', '<script>-'])('rejects the tag %s', async (name) => {
    await expect(renderCartFragment(data(), { name })).rejects.toThrow(TypeError);
  });

  it('links the style sheet instead of containing it', async () => {
    const html = await renderCartFragment(data(), { stylesheetUrl: '/cart/cart-fragment.css?a=1&b=2' });
    expect(html).toContain(
      '<template shadowrootmode="open"><link rel="stylesheet" href="/cart/cart-fragment.css?a=1&amp;b=2">',
    );
    expect(html).not.toContain('<style');
  });

  it('puts no preload before the markup', async () => {
    expect(await renderCartFragment(data())).not.toContain('rel="preload"');
  });

  it('leaves links relative to the page if baseUrl is relative', async () => {
    const html = await renderCartFragment(data({}, { baseUrl: 'shop/js_de/' }));
    expect(html).toContain('href="./shop/js_de/experiences/p-koch"');
    expect(html).not.toContain('.invalid');
  });

  it('leaves a relative link to the next step relative to the page', async () => {
    const html = await renderCartFragment(data({ nextStepUrl: 'checkout.html' }, { baseUrl: 'shop/js_de/' }));
    expect(html).toContain('href="checkout.html"');
  });

  it.each(['javascript:alert(1)', ' java\tscript:alert(1)', '//evil.example/', 'https://evil.example/'])(
    'does not link an untrusted next step: %s',
    async (nextStepUrl) => {
      const html = await renderCartFragment(data({ nextStepUrl }));
      expect(html.replace(/<script.*$/s, '')).not.toMatch(/alert|evil/);
    },
  );

  it('renders the JSON of objects from a database, which is what the element hydrates', async () => {
    const toJSON = () => 1234.5;
    const initialCart = { ...cartOf('Thai-Kochkurs'), total: { gross: { amount: { toJSON }, currencyCode: 'EUR' } } };
    expect(await renderCartFragment(data({ initialCart }))).toContain('1.234,50\u00a0€');
  });

  it.each([
    ['circular data', (initialCart: Record<string, unknown>) => (initialCart['self'] = initialCart)],
    ['a BigInt', (initialCart: Record<string, unknown>) => (initialCart['cartVersion'] = 1n)],
  ])('rejects %s', async (_, break_) => {
    const initialCart: Record<string, unknown> = { ...cartOf('Thai-Kochkurs') };
    break_(initialCart);
    await expect(renderCartFragment(data({ initialCart }))).rejects.toThrow(FragmentInitError);
  });

  it('renders ids with half of a surrogate pair', async () => {
    const availablePackagingOptions = ['Pdf', 'Envelope'].map((type) => ({ type, title: type }));
    const initialCart = { ...testCart(), items: [{ ...testItem({ id: 'a\ud800' }), availablePackagingOptions }] };
    expect(await renderCartFragment(data({ initialCart }))).toMatch(/<input type="radio" name="packaging-a\ufffd"/);
  });

  it('renders the skeleton without an initial cart', async () => {
    expect(await renderCartFragment(data({ initialCart: null }))).toContain('part="skeleton"');
  });

  it('renders the initial notice of the data', async () => {
    expect(await renderCartFragment(data({ initialErrorCode: 500 }))).toContain('part="notice"');
  });

  it.each([
    ['nothing', undefined],
    ['a text', '{}'],
    ['no baseUrl', {}],
    ['another id', { id: 'x', baseUrl: '/' }],
  ])('refuses %s', async (_, given) => {
    await expect(renderCartFragment(given as FragmentDataInput)).rejects.toThrow(
      'Could not initialize cart-fragment because there was no fragment data for it',
    );
  });

  it('disables all buttons until hydration, whatever the title of a product contains', async () => {
    const html = await renderCartFragment(
      data({ initialCart: cartOf('Kurs form=Kugel aria-disabled=') }, { tenant: 'JS_AT' }),
    );
    const buttons = html.match(/<button[^>]*>/g) ?? [];
    expect(buttons.filter((tag) => !tag.includes(' aria-disabled="true"'))).toEqual([]);
  });

  it('needs no window or document', async () => {
    expect(typeof document).toBe('undefined');
    await expect(renderCartFragment(data())).resolves.toBeTypeOf('string');
  });
});
