import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render.tsx';
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
  it('loads lazily in a space of its size', () => {
    renderPart(<ProductPicture picture={picture} width={230} height={168} />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Rennwagen', hidden: true });
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['230', '168']);
    expect(image.alt).toBe('Rennwagen');
    expect(image.sizes).toBe('230px');
    expect(image.srcset).toBe('https://shop.example/auto-230.webp 230w, https://shop.example/auto-460.webp 460w');
    const names = image.getAttributeNames();
    expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'));
  });

  it('loads eagerly on the first screen, and reserves its space without a picture', () => {
    const page = renderPart(<ProductPicture picture={picture} width={230} height={168} eager />);
    expect(screen.getByRole('img', { hidden: true }).hasAttribute('loading')).toBe(false);
    page.rerender(<ProductPicture className="place" picture={null} width={230} height={168} />);
    expect(screen.queryByRole('img', { hidden: true })).toBeNull();
    expect(page.container.querySelectorAll('.place[data-broken]')).toHaveLength(1);
  });
});
