import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ReadAnswer from '../../api/read-answer.ts';
import { getCart } from '../../api/operations/cart.ts';
import type { CartItem } from '../../domain/cart.ts';
import { startStore } from '../../store/testing/start-store.ts';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import type { PageData } from '../page-data/page-data.ts';
import type * as CartPage from './inspect-cart-page.ts';

const link = 'See docs/troubleshooting.md#mistakes-in-data.';

/** Each test is a page of its own. */
let page: typeof CartPage;
let readAnswer: typeof ReadAnswer.readAnswer;
let host: HTMLElement;
const reported: string[] = [];
const report = ({ message }: Error) => void reported.push(message);

beforeEach(async () => {
  vi.resetModules();
  page = await import('./inspect-cart-page.ts');
  ({ readAnswer } = await import('../../api/read-answer.ts'));
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
      'nextStepUrl: found an unknown field, expected rootComponentProps.nextStepUrl. It is ignored.',
    ],
    ['a typo', { tennant: 'JS_DE' }, 'tennant: found an unknown field, expected tenant. It is ignored.'],
    ['another locale', { locale: 'en' }, 'locale: found en, expected de. It is ignored.'],
    [
      'a cart without a total',
      { rootComponentProps: { initialCart: { cartId: 'c', cartVersion: 1 } } },
      'rootComponentProps.initialCart.total: found nothing, expected { gross: { amount, currencyCode } }. It is ignored.',
    ],
    [
      'a wish that is no text',
      { rootComponentProps: { initialWishlist: [7] } },
      'rootComponentProps.initialWishlist.0: found a number, expected text. It is ignored.',
    ],
  ])('reports %s', (_, data, message) => {
    inspect(data);
    expect(reported).toEqual([`${message} ${link}`]);
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
    page.inspectCartPage(host, pageData('{'), store, report);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.lastCall?.[0]).toMatch(/^cart-fragment, child script: The fragment data is not valid JSON/);
    expect(reported).toEqual(['unusable fragment data: child']);
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
    expect(reported[1]).toBe(
      `tenant: found XX_FR, expected JS_DE, JS_AT, MD_DE, MD_AT, MD_CH. It counts as JS_DE, without a loyalty program. ${link}`,
    );
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
      `${found}.image: found a text, expected { alt, src, srcset, sizes, width, height }. It is ignored. ${link}`,
      `${found}.price: found 79.9, expected { gross: { amount, currencyCode } }. It is ignored. ${link}`,
    ]);
    await answer();
    cart.configure({ ...cart.state().data });
    vi.advanceTimersByTime(2000);
    expect(reported).toHaveLength(2);
  });

  it('reports sums of the cart on the screen that do not add up, and those of later carts', async () => {
    const cart = await open({ initialCart: testCart({ total: { gross: { amount: 2000, currencyCode: 'EUR' } } }) });
    const formula = '(items + packagingTotal + shipping − totalDiscount − vouchers)';
    expect(reported).toEqual([
      `cart.total.gross.amount: found 2000, expected 20 ${formula}. The amounts are shown as they are. ${link}`,
    ]);
    void cart.refresh();
    const items = [testItem({ id: '1', total: { gross: { amount: 7, currencyCode: 'EUR' } } })];
    cart.answerLast('getCart', testCart({ cartVersion: 2, items }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(reported[1]).toContain('cart.items.0.total.gross.amount: found 7, expected 10 (price × quantity).');
  });

  it('does not inspect the items of an earlier cart again', async () => {
    const [one, two] = ['1', '2'].map((id) => testItem({ id })) as [CartItem, CartItem];
    const odd = (item: CartItem, url: string) => ({ ...item, product: { ...item.product, url } });
    const cart = await open({ initialCart: testCart({ items: [odd(one, 'data:1'), two] }) });
    void cart.refresh();
    cart.answerLast('getCart', testCart({ cartVersion: 2, items: [odd(one, 'data:1'), odd(two, 'blob:1')] }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(reported.map((message) => message.slice(0, message.indexOf(',')))).toEqual([
      'cart.items.0.product.url: found data:',
      'cart.items.1.product.url: found blob:',
    ]);
  });
});
