// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pushTo } from './data-layer.ts';
import type { Push } from './ga4-events.ts';

const push: Push = { event: 'cart_interaction', interaction: 'services_opened' };
const layer = (name: string) => Reflect.get(window, name) as object[] | undefined;

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(window, 'shopLayer');
});

describe('pushTo', () => {
  it('creates a data layer, and resets ecommerce before each push', () => {
    pushTo('dataLayer', push);
    pushTo('dataLayer', push);
    expect(layer('dataLayer')).toEqual([{ ecommerce: null }, push, { ecommerce: null }, push]);
  });

  it('fills a variable of the page that has no value', () => {
    Object.defineProperty(window, 'varLayer', { value: undefined, writable: true, configurable: false });
    pushTo('varLayer', push);
    expect(layer('varLayer')).toEqual([{ ecommerce: null }, push]);
  });

  it('uses an existing data layer with its own push method', () => {
    const pushed: object[] = [];
    Reflect.set(window, 'shopLayer', { push: (entry: object) => pushed.push(entry) });
    pushTo('shopLayer', push);
    expect(pushed).toEqual([{ ecommerce: null }, push]);
    expect(layer('dataLayer')).toBeUndefined();
  });

  it('waits until the visitor opens a prerendered page, and pushes in order', () => {
    const prerendering = vi.fn(() => true);
    Object.defineProperty(document, 'prerendering', { get: prerendering, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
    pushTo('dataLayer', push);
    pushTo('dataLayer', { event: 'cart_interaction', interaction: 'voucher_applied' });
    expect(layer('dataLayer')).toBeUndefined();
    prerendering.mockReturnValue(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(layer('dataLayer')?.map((entry) => Reflect.get(entry, 'interaction') as unknown)).toEqual([
      ...[undefined, 'services_opened'],
      ...[undefined, 'voucher_applied'],
    ]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(layer('dataLayer')).toHaveLength(4);
  });

  it('does not mistake an element with that name for prerendering', () => {
    Object.defineProperty(document, 'prerendering', { value: document.createElement('a'), configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
    pushTo('dataLayer', push);
    expect(layer('dataLayer')).toHaveLength(2);
  });

  it('does not mistake an element with that id for a data layer', () => {
    Reflect.set(window, 'dataLayer', document.createElement('a'));
    pushTo('dataLayer', push);
    expect(layer('dataLayer')).toHaveLength(2);
  });
});
