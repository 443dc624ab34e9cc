import type { ComponentProps } from 'react';
import type { Picture } from '../../domain/picture.ts';
import { safePicture, safeSrcset } from '../../domain/urls.ts';
import { useBaseUrl } from '../cart-context.tsx';

interface ProductPictureProps {
  readonly picture: Picture | null;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly eager?: boolean;
}

/** Reserves its space in every state. Hidden from assistive technology, because its name is next to it. */
export function ProductPicture({ picture, width, height, className = '', eager = false }: ProductPictureProps) {
  const baseUrl = useBaseUrl();
  const src = picture && safePicture(picture.src, baseUrl);
  return (
    <span className={`picture ${className}`} data-broken={src ? undefined : ''} aria-hidden="true">
      {src && <PictureImage picture={picture} width={width} height={height} loading={eager ? undefined : 'lazy'} />}
    </span>
  );
}

/** The image of a picture, from allowed URLs only. */
export function PictureImage({ picture, loading, ...rest }: ComponentProps<'img'> & { readonly picture: Picture }) {
  const baseUrl = useBaseUrl();
  return (
    // `loading` must precede `src`, or Firefox loads the picture eagerly.
    <img
      loading={loading}
      decoding="async"
      alt={picture.alt}
      {...rest}
      sizes={picture.sizes || undefined}
      srcSet={safeSrcset(picture.srcset, baseUrl) ?? undefined}
      src={safePicture(picture.src, baseUrl) ?? undefined}
    />
  );
}
