import { describe, expect, it } from 'vitest';
import { createFakeStore } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ProductPicture } from './product-picture.tsx';

const picture = {
  alt: 'Rennwagen',
  src: 'auto-230.webp',
  srcset: 'auto-230.webp 230w, javascript:1 300w, auto-460.webp 460w',
  sizes: '230px',
  width: null,
  height: null,
};

describe('ProductPicture', () => {
  it('loads when the reader comes near, in a place of its own size', async () => {
    const part = <ProductPicture picture={picture} width={230} height={168} />;
    const image = (await renderPart(createFakeStore(), part)).find<HTMLImageElement>('img');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['230', '168']);
    expect(image.alt).toBe('Rennwagen');
    expect(image.sizes).toBe('230px');
    expect(image.srcset).toBe('https://shop.example/auto-230.webp 230w, https://shop.example/auto-460.webp 460w');
    const names = image.getAttributeNames();
    expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'));
  });

  it('loads at once where it is seen first, and keeps its place without a picture', async () => {
    const eager = <ProductPicture picture={picture} width={230} height={168} eager />;
    expect((await renderPart(createFakeStore(), eager)).find('img').hasAttribute('loading')).toBe(false);
    const missing = <ProductPicture className="place" picture={null} width={230} height={168} />;
    const page = await renderPart(createFakeStore(), missing);
    expect([page.all('img').length, page.all('.place').length]).toEqual([0, 1]);
  });
});
