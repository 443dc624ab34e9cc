import type { Picture } from '../../domain/picture.ts';
import { safePicture, safeSrcset } from '../../domain/urls.ts';
import { useBaseUrl } from '../cart-context.tsx';

interface ProductPictureProps {
  readonly picture: Picture | null;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** Load at once instead of lazily. */
  readonly eager?: boolean;
}

/** Reserves its space in every loading state. The element sets `data-broken` as well, on pictures that fail to load. */
export function ProductPicture({ picture, width, height, className = '', eager = false }: ProductPictureProps) {
  const baseUrl = useBaseUrl();
  const src = picture && safePicture(picture.src, baseUrl);
  return (
    <span className={`picture ${className}`} data-broken={src ? undefined : ''}>
      {src && (
        // `loading` must precede `src`, or Firefox loads the picture eagerly.
        <img
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          width={width}
          height={height}
          alt={picture.alt}
          sizes={picture.sizes || undefined}
          srcSet={safeSrcset(picture.srcset, baseUrl) ?? undefined}
          src={src}
        />
      )}
    </span>
  );
}
