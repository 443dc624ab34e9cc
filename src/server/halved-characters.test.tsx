// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseFragmentData } from '../api/parse-fragment-data.ts';
import { CartRoot } from '../react/cart-root.tsx';
import { createFakeStore } from '../react/testing/fake-store.ts';
import { initialState } from '../store/cart/cart-state.ts';
import { testCart, testItem } from '../store/testing/test-cart.ts';
import { renderCartFragment } from './render-cart-fragment.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const item = testItem({ id: '1' });
const cut = 'Candle-Light-Dinner für zwei \ud83c';

it.each([
  [
    'a promise of the host whose 40th character is an emoji',
    { initialCart: testCart(), assurances: [{ text: `${'x'.repeat(39)}🎁 inklusive` }] },
  ],
  [
    'a title that the shop has cut in the middle of an emoji',
    { initialCart: testCart({ items: [{ ...item, product: { ...item.product, title: cut } }] }) },
  ],
])('hydrates markup with %s', async (_, props) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fragmentData = { baseUrl: 'https://shop.example/', rootComponentProps: { nextStepUrl: '/checkout', ...props } };
  // As every server sends it and every browser reads it.
  const sent = new TextDecoder().decode(new TextEncoder().encode(await renderCartFragment(fragmentData)));
  const [, markup = '', json = ''] =
    /<div>(.*)<\/div><\/template><script type="application\/json">(.*)<\/script>/s.exec(sent) ?? [];
  const container = document.createElement('div');
  container.innerHTML = markup.replaceAll(' data-early aria-disabled="true"', '');
  const data = parseFragmentData(JSON.parse(json), location.href)!;
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(container, <CartRoot store={createFakeStore(initialState(data))} host={null} rendered />, {
      onRecoverableError,
    });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
});
