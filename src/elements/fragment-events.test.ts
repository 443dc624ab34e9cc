import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { FragmentEvents } from '../store/events/fragment-event-details.ts';
import type { CartFragmentElement } from './cart-fragment-element.ts';
import { dispatchFragmentEvent } from './fragment-events.ts';

const details: { [Name in keyof FragmentEvents]: [FragmentEvents[Name], cancelable: boolean] } = {
  cartFragmentReady: [{ hydrated: true }, false],
  cartChange: [{ cart: {} as FragmentEvents['cartChange']['cart'] }, false],
  cartVersionChange: [{ cartId: 'c', cartVersion: 1, numberOfItems: 2 }, false],
  cartProceed: [{ cartId: 'c', nextStepUrl: '/' }, true],
  cartEmptied: [{ cartId: 'c' }, true],
  cartFragmentError: [{ message: 'm' }, false],
  wishlistChange: [{ productIds: ['p-1'], added: 'p-1' }, false],
  wishlistError: [{ code: 'COUNT_EXCEEDED', productId: 'p-1', message: 'Maximum Item Count exceeded' }, false],
  paymentVisibilityChange: [{ isVisible: true }, false],
};

describe('dispatchFragmentEvent', () => {
  it.each(Object.entries(details))(
    'dispatches %s so that it bubbles out of shadow trees to the window',
    (name, [detail, cancelable]) => {
      const outer = document.body.appendChild(document.createElement('div'));
      const host = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
      const heard = vi.fn((event: Event) => event.preventDefault());
      window.addEventListener(name, heard, { once: true });
      const goesOn = dispatchFragmentEvent(host, name as keyof FragmentEvents, detail);
      expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail, bubbles: true, composed: true });
      expect(goesOn).toBe(!cancelable);
    },
  );

  // As this environment does, unlike browsers.
  it.each([
    ['cartProceed', true],
    ['cartProceed', false],
  ] as const)('survives a listener of %s that throws into the caller, canceled: %s', (name, isCanceled) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const host = document.createElement('div');
    const fault = new Error('fault of the host');
    host.addEventListener(name, (event) => {
      if (isCanceled) event.preventDefault();
      throw fault;
    });
    expect(dispatchFragmentEvent(host, name, { cartId: 'c', nextStepUrl: '/' })).toBe(!isCanceled);
    expect(logged.mock.calls).toEqual([[fault]]);
  });
});

describe('the event types', () => {
  it('are declared on every target that a page listens on', () => {
    const listeners = (element: CartFragmentElement) => {
      element.addEventListener('cartChange', (event) => expectTypeOf(event.detail.cart.cartVersion).toBeNumber());
      window.addEventListener('cartProceed', (event) => expectTypeOf(event.detail.nextStepUrl).toBeString());
      document.addEventListener('cartFragmentError', (event) =>
        expectTypeOf(event.detail.eventId).toEqualTypeOf<string | undefined>(),
      );
    };
    expectTypeOf(listeners).parameter(0).toEqualTypeOf<HTMLElementTagNameMap['cart-fragment']>();
    expect(listeners).toBeTypeOf('function');
  });
});
