import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as HttpClient from '../../api/http-client.ts';
import { getCart } from '../../api/operations/cart.ts';
import { startStore } from '../../store/testing/start-store.ts';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import { buildChangeset } from '../../test-support/cart-builders.ts';
import type { PageData } from '../page-data/page-data.ts';
import type * as CartPage from './inspect-cart-page.ts';

/** Each test is a page of its own. */
let page: typeof CartPage;
let readAnswer: typeof HttpClient.readAnswer;
let host: HTMLElement;
const reported: string[] = [];
const report = ({ message }: Error) => void reported.push(message);

beforeEach(async () => {
  vi.resetModules();
  page = await import('./inspect-cart-page.ts');
  ({ readAnswer } = await import('../../api/http-client.ts'));
  reported.length = 0;
  host = document.createElement('div');
});

const pageData = (value: object | string): PageData => ({
  sources: [{ name: 'child', content: typeof value === 'string' ? value : JSON.stringify(value) }],
  overrides: {},
});
const inspect = (data: object) => page.inspectCartPage(host, pageData({ baseUrl: '/', ...data }), null, report);

/** Opens a page whose store has this cart, and stops the time. */
async function open(...props: Parameters<typeof startStore>) {
  const cart = await startStore(...props);
  vi.useFakeTimers();
  page.inspectCartPage(host, pageData({ baseUrl: '/' }), cart.store, report);
  return cart;
}

describe('inspectCartPage', () => {
  it.each([
    [
      'a field in the wrong place',
      { nextStepUrl: '/checkout' },
      'nextStepUrl: found an unknown field, expected rootComponentProps.nextStepUrl',
    ],
    ['a typo', { tennant: 'JS_DE' }, 'tennant: found an unknown field, expected tenant'],
    ['another locale', { locale: 'en' }, 'locale: found en, expected de'],
    [
      'a cart without a total',
      { rootComponentProps: { initialCart: { cartId: 'c', cartVersion: 1 } } },
      'rootComponentProps.initialCart.total: found nothing, expected { gross: { amount, currencyCode } }',
    ],
    [
      'a wish that is no text',
      { rootComponentProps: { initialWishlist: [7] } },
      'rootComponentProps.initialWishlist.0: found a number, expected text',
    ],
  ])('reports %s', (_, data, message) => {
    inspect(data);
    expect(reported).toEqual([message]);
  });

  it.each([
    [
      'data without baseUrl, which the attribute has',
      { baseUrl: undefined, tenant: 'md_ch', rootComponentProps: null },
    ],
    [
      'what only the other elements and the server read',
      {
        rootComponentProps: {
          initialWishlist: ['p-1'],
          initialProducts: [{ id: 'p-1', shelf: 7 }],
          formAction: '/form',
        },
      },
    ],
  ])('accepts %s', (_, data) => {
    page.inspectCartPage(host, { ...pageData({ baseUrl: '/', ...data }), overrides: { baseUrl: '/' } }, null, report);
    expect(reported).toEqual([]);
  });

  it('explains unusable data, and reports it if there is a cart', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { store } = await startStore();
    page.inspectCartPage(host, pageData('{'), null, report);
    expect(reported).toEqual([]);
    for (let element = 0; element < 2; element++) page.inspectCartPage(host, pageData('{,'), store, report);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.lastCall?.[0]).toMatch(/^cart-fragment CF-101: child data is not valid JSON/);
    expect(reported).toEqual([expect.stringMatching(/^child data is not valid JSON/)]);
  });

  it('says each mistake of a page once, whichever of its elements has it', () => {
    inspect({ locale: 'en' });
    host = document.createElement('div');
    inspect({ locale: 'en' });
    expect(reported).toHaveLength(1);
  });

  it('reports an unknown tenant and a next step that is not allowed, also if they change later', async () => {
    const cart = await open({ nextStepUrl: 'https://elsewhere.example/checkout' });
    expect(reported).toEqual([
      expect.stringMatching(/^rootComponentProps.nextStepUrl: found https:\/\/elsewhere.example\/…, expected a URL on/),
    ]);
    cart.configure({ ...cart.state().data, tenant: 'XX_FR' });
    vi.advanceTimersByTime(1999);
    expect(reported).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(reported[1]).toBe(`tenant: found XX_FR, expected JS_DE, JS_AT, MD_DE, MD_AT, MD_CH`);
  });

  it('reports what is ignored in the answers of the shop, the same in several calls once', async () => {
    const answer = () => {
      const item = { ...testItem({ id: '1' }), product: { title: 'Kurs', price: 79.9, image: '/a.webp' } };
      return readAnswer(getCart, Response.json({ ...testCart(), items: [item] }));
    };
    await answer();
    const cart = await open();
    const found = 'GET api/cart, items.0.product';
    expect(reported).toEqual([
      `${found}.image: found a text, expected { alt, src, srcset, sizes, width, height }`,
      `${found}.price: found 79.9, expected { gross: { amount, currencyCode } }`,
    ]);
    await answer();
    cart.configure({ ...cart.state().data });
    vi.advanceTimersByTime(2000);
    expect(reported).toHaveLength(2);
  });

  it('reports sums of the cart on the screen that do not add up, and those of later carts', async () => {
    const cart = await open({ initialCart: testCart({ total: { gross: { amount: 2000, currencyCode: 'EUR' } } }) });
    const formula = '(items + packagingTotal + shipping − totalDiscount − vouchers)';
    expect(reported).toEqual([`cart.total.gross.amount: found 2000, expected 20 ${formula}`]);
    void cart.refresh();
    const items = [testItem({ id: '1', total: { gross: { amount: 7, currencyCode: 'EUR' } } })];
    cart.answerLast('getCart', testCart({ cartVersion: 2, items }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(reported[1]).toContain('cart.items.0.total.gross.amount: found 7, expected 10 (price × quantity)');
  });

  it('reports the URLs that the page does not use, in the data and in an answer', async () => {
    const item = testItem({ id: '1' });
    const cart = testCart({ items: [{ ...item, product: { ...item.product, url: 'data:1' } }] });
    inspect({ rootComponentProps: { initialCart: cart, tenantConfig: { urls: { login: 'javascript:1' } } } });
    await readAnswer(getCart, Response.json(cart));
    await open();
    expect(reported).toEqual([
      expect.stringMatching(/^rootComponentProps\.initialCart\.items\.0\.product\.url: found data:, expected a URL/),
      expect.stringMatching(/^rootComponentProps\.tenantConfig\.urls\.login: found javascript:, expected a URL/),
      expect.stringMatching(/^GET api\/cart, items\.0\.product\.url: found data:, expected a URL/),
    ]);
  });

  it('reports a type of changes that contradicts its list', async () => {
    const { changes, ...rest } = buildChangeset('PriceIncreased');
    await open({ initialChangeset: { ...rest, changes: { ...changes, removedShippingMethods: ['Express'] } } });
    expect(reported).toEqual([
      expect.stringMatching(/^rootComponentProps\.initialChangeset\.type: found PriceIncreased, expected/),
    ]);
  });

  it.each([
    ['nextStepUrl', 'https://elsewhere.example/checkout?cart=1', 'https://elsewhere.example/…'],
    ['lastCheckUrl', 'javascript:1', 'javascript:'],
  ])('reports a page that is not allowed in %s', async (name, url, found) => {
    await open({ [name]: url });
    expect(reported).toEqual([
      expect.stringContaining(`rootComponentProps.${name}: found ${found}, expected a URL on`),
    ]);
  });

  it.each(['/checkout', `${location.origin}/checkout`])('accepts the next step %s', async (nextStepUrl) => {
    await open({ nextStepUrl });
    expect(reported).toEqual([]);
  });
});
