import { describe, expect, it } from 'vitest';
import {
  buildCart,
  buildItem,
  buildOption,
  buildPackaging,
  buildProduct,
  price,
} from '../test-support/cart-builders.ts';
import { inspectCart } from './broken-values.ts';
import type { Cart } from './cart.ts';
import type { Picture } from './picture.ts';

const baseUrl = 'https://shop.example/';
const picture = (src: string, srcset = ''): Picture => ({ alt: '', src, srcset, sizes: '', width: null, height: null });
const method = (name: string) => ({ method: name, title: name, subtitle: '', price: price(0), details: null });

describe('inspectCart', () => {
  it('finds nothing in a valid cart', () => {
    const image = picture('images/a.webp', 'images/a.webp 230w, images/b.webp 460w');
    const items = [
      buildItem({ product: buildProduct({ image }), availablePackagingOptions: [buildOption('Pdf', 'p')] }),
    ];
    expect(inspectCart(buildCart({ items, availableShippingMethods: [method('Online')] }), baseUrl)).toEqual([]);
  });

  it.each<[string, string, Partial<Cart>]>([
    ['product.productType', 'Zeppelin', { items: [buildItem({ product: buildProduct({ productType: 'Zeppelin' }) })] }],
    ['product.discountType', 'Half', { items: [buildItem({ product: buildProduct({ discountType: 'Half' }) })] }],
    ['selectedPackaging.type', 'Jute', { items: [buildItem({ selectedPackaging: buildPackaging('Jute') })] }],
    [
      'availablePackagingOptions.type',
      'Jute',
      { items: [buildItem({ availablePackagingOptions: [{ ...buildOption('Pdf', 'j'), type: 'Jute' }] })] },
    ],
    ['shipping.method', 'Drone', { shipping: { method: 'Drone', price: price(0) } }],
    ['availableShippingMethods.method', 'Drone', { availableShippingMethods: [method('Drone')] }],
    ['selectedPaymentType', 'Gold', { selectedPaymentType: 'Gold' }],
  ])('reports an unknown value of %s', (field, value, changes) => {
    expect(inspectCart(buildCart(changes), baseUrl)).toEqual([{ kind: 'unknown value', field, value }]);
  });

  it.each<[string, Partial<Cart>]>([
    ['product.url', { items: [buildItem({ product: buildProduct({ url: 'javascript:1' }) })] }],
    ['product.image.src', { items: [buildItem({ product: buildProduct({ image: picture('javascript:1') }) })] }],
    [
      'product.image.srcset',
      { items: [buildItem({ product: buildProduct({ image: picture('a.webp', 'a.webp 1x, javascript:1 2x') }) })] },
    ],
    [
      'selectedPackaging.thumbnail.src',
      { items: [buildItem({ selectedPackaging: { ...buildPackaging('Pdf'), thumbnail: picture('javascript:1') } })] },
    ],
  ])('reports a dropped URL in %s', (field, changes) => {
    expect(inspectCart(buildCart(changes), baseUrl)).toEqual([{ kind: 'dropped URL', field, value: 'javascript:1' }]);
  });

  it('reports each fault once and truncates its value', () => {
    const item = buildItem({ product: buildProduct({ productType: 'x'.repeat(1000) }) });
    const faults = inspectCart(buildCart({ items: [item, { ...item, id: 'item-2' }] }), baseUrl);
    expect(faults).toEqual([{ kind: 'unknown value', field: 'product.productType', value: 'x'.repeat(100) }]);
  });

  it('reports a srcset that is too long', () => {
    const image = picture('a.webp', `${'a'.repeat(6000)} 1x`);
    const [fault] = inspectCart(buildCart({ items: [buildItem({ product: buildProduct({ image }) })] }), baseUrl);
    expect(fault).toMatchObject({ kind: 'dropped URL', field: 'product.image.srcset' });
  });
});
