import { afterEach, expect, it, vi } from 'vitest';
import { testCart } from '../store/testing/test-cart.ts';
import { CartFragmentElement } from './cart-fragment-element.ts';
import { defineElement } from './define-element.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['cartFragmentReady', { baseUrl: '/', rootComponentProps: { nextStepUrl: '/checkout', initialCart: testCart() } }],
  ['cartFragmentError', {}],
])('releases everything when the host removes the element in a listener of %s', async (name, data) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetched = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  window.fetch = fetched as unknown as typeof fetch;
  defineElement('cart-fragment', CartFragmentElement);
  const element = document.createElement('cart-fragment');
  element.fragmentData = data as never;
  element.addEventListener(name, () => element.remove());
  document.body.append(element);
  await vi.waitFor(() => expect(element.isConnected).toBe(false), { timeout: 10_000 });
  const shown = (globalThis as unknown as Record<symbol, Set<Element>>)[Symbol.for('cart-fragment.carts')]!;
  await vi.waitFor(() => expect(shown.has(element)).toBe(false));
  expect(element.shadowRoot!.querySelector('div')!.childElementCount).toBe(0);
  // The text of the error is loaded.
  await vi.dynamicImportSettled();
});
