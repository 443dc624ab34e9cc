import { describe, expect, it } from 'vitest';
import { euros, testCart } from '../store/testing/test-cart.ts';
import { createFakeStore, ready } from './testing/fake-store.ts';
import { renderPart } from './testing/render-part.tsx';
import { CartPage } from './cart-page.tsx';

describe('CartPage', () => {
  it('holds every section of the specification in its order', async () => {
    const vouchers = [{ id: 'GS-77', balance: euros(10), deductedAtPurchase: euros(10) }];
    const page = await renderPart(createFakeStore(ready(testCart({ vouchers }))), <CartPage />);
    const sections = [
      'h1',
      '.notices',
      '.items',
      '.shipping',
      '.loyalty',
      '.summary',
      '.vouchers',
      '.discount',
      '.proceed-bar',
      '#payment-methods',
    ];
    const inOrder = page.all(sections.join()).map((node) => sections.find((section) => node.matches(section)));
    expect(inOrder).toEqual(sections);
  });

  it('has nothing but headline, words and the way to the shop when it is empty', async () => {
    const page = await renderPart(createFakeStore(ready(testCart({ items: [] }))), <CartPage />);
    expect(page.find('.page').textContent).toBe(
      'Dein WarenkorbEs befinden sich noch keine Erlebnisse in deinem Warenkorb.Weiter im Shop umschauen',
    );
    expect(page.button('Weiter im Shop umschauen').getAttribute('href')).toBe('https://shop.example/');
  });
});
