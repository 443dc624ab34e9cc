import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { euros, testCart, testData } from '../store/testing/test-cart.ts';
import { createFakeStore, ready } from './testing/fake-store.ts';
import { renderPart } from './testing/render.tsx';
import { CartPage } from './cart-page.tsx';

describe('CartPage', () => {
  it('has all sections in order, with the next step directly after the sums', () => {
    const vouchers = [{ id: 'GS-77', balance: euros(10), deductedAtPurchase: euros(10) }];
    const { container } = renderPart(<CartPage />, createFakeStore(ready(testCart({ vouchers }))));
    const sections = [
      'h1',
      '.notices',
      '.items',
      '.shipping',
      '.loyalty',
      '.vouchers',
      '.discount',
      '.summary',
      '.proceed-bar',
      '#payment-methods',
    ];
    const inOrder = [...container.querySelectorAll(sections.join())];
    expect(inOrder.map((node) => sections.find((section) => node.matches(section)))).toEqual(sections);
  });

  it.each([
    ['loyalty', '.loyalty'],
    ['wishlist', '[part~="wishlist"]'],
    ['discountCode', '.discount'],
    ['express', '#payment-methods h2'],
  ])('has no part of a feature that the shop has switched off: %s', (feature, selector) => {
    const { payments, features: all } = testData().rootComponentProps;
    const parts = (features: object) => {
      const data = testData({ features: { ...all, ...features }, payments: { ...payments, paypalScriptUrl: '/sdk' } });
      const { container, unmount } = renderPart(<CartPage />, createFakeStore({ ...ready(), data }));
      const found = container.querySelectorAll(selector).length;
      unmount();
      return found;
    };
    expect(parts({})).toBeGreaterThan(0);
    expect(parts({ [feature]: false })).toBe(0);
  });

  it('has only a headline, a text and a link to the shop when empty', () => {
    renderPart(<CartPage />, createFakeStore(ready(testCart({ items: [] }))));
    expect(screen.getByRole('region', { name: 'Warenkorb' }).textContent).toBe(
      'Dein WarenkorbEs befinden sich noch keine Erlebnisse in deinem Warenkorb.Weiter im Shop umschauen',
    );
    const link = screen.getByRole('link', { name: 'Weiter im Shop umschauen' });
    expect(link.getAttribute('href')).toBe('/');
  });
});
