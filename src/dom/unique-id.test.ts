import { expect, it } from 'vitest';
import * as original from './unique-id.ts';

it('every id is different, also from those of another copy of the module', async () => {
  const file = './unique-id.ts?copy';
  const copy = (await import(/* @vite-ignore */ file)) as typeof original;
  expect(copy).not.toBe(original);
  const ids = [original, copy, original, copy].map(({ uniqueId }) => uniqueId('cart'));
  expect(new Set(ids).size).toBe(4);
  expect(ids[3]).toMatch(/^cart-\d+$/);
});
