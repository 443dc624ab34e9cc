import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventLog } from './event-log.ts';

beforeEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'dataLayer');
});

function dispatch(name: string, detail: unknown): CustomEvent {
  const event = new CustomEvent(name, { detail, cancelable: true });
  window.dispatchEvent(event);
  return event;
}

describe('createEventLog', () => {
  it("logs the cart's events, newest first", () => {
    const log = createEventLog(() => [], vi.fn());
    dispatch('cartFragmentReady', { hydrated: true });
    dispatch('cartVersionChange', { cartVersion: 3 });
    expect(log.entries().map(({ name }) => name)).toEqual(['cartVersionChange', 'cartFragmentReady', 'page']);
    expect(JSON.parse(log.entries()[0]!.detail)).toEqual({ cartVersion: 3 });
  });

  it('cancels the events selected in the panel', () => {
    const log = createEventLog(() => ['cartProceed'], vi.fn());
    expect(dispatch('cartProceed', {}).defaultPrevented).toBe(true);
    expect(dispatch('cartEmptied', {}).defaultPrevented).toBe(false);
    expect(log.entries().map(({ canceled }) => canceled)).toEqual([false, true, false]);
  });

  it('retains the events of the previous page', () => {
    createEventLog(() => [], vi.fn());
    dispatch('cartProceed', { nextStepUrl: 'checkout.html' });
    const log = createEventLog(() => [], vi.fn());
    expect(log.entries().map(({ name }) => name)).toEqual(['page', 'cartProceed', 'page']);
  });

  it('logs earlier and later pushes to the data layer without hiding them from other readers', () => {
    const page = window as { dataLayer?: object[] };
    page.dataLayer = [{ ecommerce: null }, { event: 'view_cart', ecommerce: { value: 1 } }];
    const log = createEventLog(() => [], vi.fn());
    page.dataLayer.push({ ecommerce: null }, { event: 'add_to_cart' });
    expect(log.entries().map(({ name }) => name)).toEqual(['dataLayer add_to_cart', 'dataLayer view_cart', 'page']);
    expect(JSON.parse(log.entries()[1]!.detail)).toEqual({ event: 'view_cart', ecommerce: { value: 1 } });
    expect(page.dataLayer).toHaveLength(4);
  });

  it('starts empty if the stored value is invalid', () => {
    sessionStorage.setItem('demo_panel_events', '[{"name":1},null,"x"]');
    expect(createEventLog(() => [], vi.fn()).entries()).toHaveLength(1);
  });

  it('truncates long details', () => {
    const log = createEventLog(() => [], vi.fn());
    dispatch('cartChange', { cart: 'x'.repeat(10_000) });
    expect(log.entries()[0]!.detail.length).toBeLessThan(5000);
  });
});
