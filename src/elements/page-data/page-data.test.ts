import { afterEach, describe, expect, it } from 'vitest';
import { readCartData } from './cart-data.ts';
import { findPageData, findServerData, isSamePageData, type AssignedData } from './page-data.ts';

const page = 'https://host.example/warenkorb';

function host(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('cart-fragment') as Element;
}

const script = (data: unknown, attributes = '') =>
  `<script type="application/json" ${attributes}>${JSON.stringify(data)}</script>`;

const assigned = (value: AssignedData['value']): AssignedData => ({ value, json: null });

function read(element: Element, assigned: AssignedData | null = null) {
  return readCartData(findPageData(element, assigned), page).data;
}

afterEach(() => document.body.replaceChildren());

describe('findPageData', () => {
  const child = script({ baseUrl: '/child/' });
  const named = script({ baseUrl: '/named/' }, 'id="named"');
  const wide = script({ baseUrl: '/wide/' }, 'data-fragment-id="cart-fragment"');

  it.each([
    ['the child script', `<cart-fragment data-source="named">${child}</cart-fragment>${named}${wide}`, '/child/'],
    ['the named script', `<cart-fragment data-source="named"></cart-fragment>${named}${wide}`, '/named/'],
    ['the document-wide script', `<cart-fragment></cart-fragment>${named}${wide}`, '/wide/'],
    [
      'the document-wide script for a missing id',
      `<cart-fragment data-source="gone"></cart-fragment>${wide}`,
      '/wide/',
    ],
    [
      'the document-wide script while the child is empty',
      `<cart-fragment><script type="application/json"> </script></cart-fragment>${wide}`,
      '/wide/',
    ],
  ])('finds %s', (_, html, path) => {
    expect(read(host(html))?.baseUrl).toBe(`https://host.example${path}`);
  });

  it.each([
    ['a charset in the type', '<script type="application/json; charset=utf-8">{"baseUrl": "/child/"}</script>'],
    ['a paragraph around the script', `<p>${child}</p>`],
    ['a box around the script', `<div class="wp-block"><div>${child}</div></div>`],
    ...[
      ['a CDATA section', '<![CDATA[', ']]>'],
      ['a CDATA section behind line comments', '//<![CDATA[\n', '\n//]]>'],
      ['a CDATA section behind block comments', '/* <![CDATA[ */', '/* ]]> */'],
      ['a CDATA section behind empty comments', '/*<![CDATA[*/', '/*]]>*/'],
      ['a comment', '<!-- ', ' -->'],
      ['a comment behind line comments', '<!--\n', '\n//-->'],
    ].map(([what = '', start = '', end = '']) => [
      what,
      `<script type="application/json">\n${start}{"baseUrl": "/child/"}${end}\n</script>`,
    ]),
  ])('reads data with %s', (_, inner) => {
    expect(read(host(`<cart-fragment>${inner}</cart-fragment>`))?.baseUrl).toBe('https://host.example/child/');
  });

  it("finds the named script in the element's own shadow root first", () => {
    const component = document.createElement('div');
    document.body.innerHTML = named;
    document.body.append(component);
    const root = component.attachShadow({ mode: 'open' });
    root.innerHTML = `<cart-fragment data-source="named"></cart-fragment>`;
    const element = root.querySelector('cart-fragment') as Element;
    expect(read(element)?.baseUrl).toBe('https://host.example/named/');
    root.innerHTML += named.replace('/named/', '/own/');
    expect(read(root.querySelector('cart-fragment') as Element)?.baseUrl).toBe('https://host.example/own/');
  });

  it('prefers the property, as an object or as JSON', () => {
    const element = host(`<cart-fragment>${child}</cart-fragment>`);
    expect(read(element, assigned({ baseUrl: '/given/' }))?.baseUrl).toBe('https://host.example/given/');
    expect(read(element, assigned('{"baseUrl": "/text/"}'))?.baseUrl).toBe('https://host.example/text/');
  });

  it.each([
    ['a script for another fragment', '<cart-fragment></cart-fragment>' + script({}, 'data-fragment-id="header"')],
    ['an executable script', '<cart-fragment><script type="text/x">{"baseUrl":"/"}</script></cart-fragment>'],
  ])('ignores %s', (_, html) => {
    expect(findPageData(host(html), null).sources).toEqual([]);
  });

  it.each(['fragment-data', 'fragmentdata'])('prefers the attribute %s to scripts, and the property to it', (name) => {
    const element = host(`<cart-fragment ${name}='{"baseUrl": "/attribute/"}'>${child}</cart-fragment>`);
    expect(read(element)?.baseUrl).toBe('https://host.example/attribute/');
    expect(read(element, assigned({ baseUrl: '/given/' }))?.baseUrl).toBe('https://host.example/given/');
  });

  it('reads the next source while one is unusable, and lists the unusable ones', () => {
    const broken = '<script type="application/json">{</script>';
    const element = host(
      `<cart-fragment fragment-data="[object Object]" data-source="named">${broken}</cart-fragment>${named}${wide}`,
    );
    const { data, source, unusable } = readCartData(findPageData(element, assigned([] as never)), page);
    expect(data?.baseUrl).toBe('https://host.example/named/');
    expect(source?.name).toBe('named');
    expect(unusable.map(({ name }) => name)).toEqual(['property', 'attribute', 'child']);
  });

  it('finds the scripts alone for server markup', () => {
    const element = host(`<cart-fragment tenant="MD_AT" fragment-data='{"baseUrl": "/a/"}'>${child}</cart-fragment>`);
    expect(readCartData(findServerData(element), page).data).toMatchObject({
      baseUrl: 'https://host.example/child/',
      tenant: '',
    });
  });
});

describe('readCartData', () => {
  const data = {
    baseUrl: '/shop/',
    tenant: 'JS_AT',
    rootComponentProps: { customerEmailHash: 'abc', nextStepUrl: '/next', lastCheckUrl: '/last' },
  };
  const element = (attributes: string) => host(`<cart-fragment ${attributes}>${script(data)}</cart-fragment>`);

  it('lets attributes override single fields', () => {
    const overriding = element(
      'base-url="/b/" tenant="MD_CH" customer-email-hash="xyz" next-step-url="/n" last-check-url="/l"',
    );
    expect(read(overriding)).toMatchObject({
      baseUrl: 'https://host.example/b/',
      tenant: 'MD_CH',
      rootComponentProps: { customerEmailHash: 'xyz', nextStepUrl: '/n', lastCheckUrl: '/l' },
    });
  });

  it('lets an empty attribute override', () => {
    expect(read(element('customer-email-hash'))?.rootComponentProps.customerEmailHash).toBe('');
  });

  it('takes a missing baseUrl from the attribute', () => {
    const element = host(`<cart-fragment base-url="https://api.example/x/">${script({})}</cart-fragment>`);
    expect(read(element)?.baseUrl).toBe('https://api.example/x/');
  });

  it('takes base-url alone, with the default of every other field', () => {
    expect(read(host('<cart-fragment base-url="/shop/"></cart-fragment>'))).toMatchObject({
      baseUrl: 'https://host.example/shop/',
      tenant: '',
    });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a number', 4],
    ['no baseUrl', {}],
    ['another id', { id: 'other', baseUrl: '/' }],
    ['a baseUrl that is no web address', { baseUrl: 'data:text/html,x' }],
    ['a baseUrl that is no URL', { baseUrl: 'https://' }],
    [
      'an object that throws',
      {
        get baseUrl() {
          throw new Error('no');
        },
      },
    ],
  ])('returns null for %s', (_, value) => {
    expect(read(host('<cart-fragment></cart-fragment>'), assigned(value as never))).toBeNull();
  });
});

describe('isSamePageData', () => {
  it('detects a changed text, a changed attribute and a property set again', () => {
    const element = host(`<cart-fragment tenant="JS_DE">${script({ baseUrl: '/' })}</cart-fragment>`);
    const before = findPageData(element, null);
    expect(isSamePageData(before, findPageData(element, null))).toBe(true);
    element.removeAttribute('tenant');
    expect(isSamePageData(before, findPageData(element, null))).toBe(false);
    expect(
      isSamePageData(
        findPageData(element, assigned({ baseUrl: '/' })),
        findPageData(element, assigned({ baseUrl: '/' })),
      ),
    ).toBe(false);
  });
});
