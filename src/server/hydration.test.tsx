// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFragmentData } from '../api/parse-fragment-data.ts';
import { CartRoot } from '../react/cart-root.tsx';
import { createFakeStore } from '../react/testing/fake-store.ts';
import { initialState } from '../store/cart/cart-state.ts';
import { testCart, testItem, testTicket } from '../store/testing/test-cart.ts';
import { renderCartFragment } from './render-cart-fragment.ts';

const items = [testItem({ id: '1', quantity: 3 }), testTicket('2', 2)];

describe('hydration of server markup', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['a cart', { initialCart: testCart({ items }) }, 'https://shop.example/'],
    ['an empty cart', { initialCart: testCart({ items: [] }) }, 'https://shop.example/'],
    ['a cart that is still to be fetched', {}, 'https://shop.example/'],
    ['a cart with a notice', { initialCart: testCart(), initialErrorCode: 500 }, 'https://shop.example/'],
    ['a cart with a relative baseUrl', { initialCart: testCart({ items: [] }) }, '/shop/'],
  ])('causes no React warning for %s', async (_, props, baseUrl) => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const fragmentData = { baseUrl, rootComponentProps: { nextStepUrl: '/checkout', ...props } };
    const html = await renderCartFragment(fragmentData);
    const container = document.createElement('div');
    const markup = /<div>(.*)<\/div><\/template>/s.exec(html)?.[1] ?? '';
    // The element does the same before it hydrates.
    container.innerHTML = markup.replaceAll(' data-early aria-disabled="true"', '');
    const data = parseFragmentData(fragmentData, location.href);
    if (!data) throw new Error('unusable data');
    const before = container.querySelector('h1');
    await act(async () => {
      hydrateRoot(container, <CartRoot store={createFakeStore(initialState(data))} host={null} rendered />);
    });
    expect(warned.mock.calls).toEqual([]);
    expect(container.querySelector('h1')).toBe(before);
  });
});
