// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
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

  it('uses an existing data layer with its own push method', () => {
    const pushed: object[] = [];
    Reflect.set(window, 'shopLayer', { push: (entry: object) => pushed.push(entry) });
    pushTo('shopLayer', push);
    expect(pushed).toEqual([{ ecommerce: null }, push]);
    expect(layer('dataLayer')).toBeUndefined();
  });

  it('does not mistake an element with that id for a data layer', () => {
    Reflect.set(window, 'dataLayer', document.createElement('a'));
    pushTo('dataLayer', push);
    expect(layer('dataLayer')).toHaveLength(2);
  });
});
