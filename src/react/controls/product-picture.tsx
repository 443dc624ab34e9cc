import type { Picture } from '../../domain/picture.ts';
import { safePicture, safeSrcset } from '../../domain/urls.ts';
import { useBaseUrl } from '../cart-context.tsx';

interface ProductPictureProps {
  readonly picture: Picture | null;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** Loaded at once rather than when the reader comes near. */
  readonly eager?: boolean;
}

/** Keeps its place whether it has loaded, is slow or is missing. The element marks what could not be loaded, too. */
export function ProductPicture({ picture, width, height, className = '', eager = false }: ProductPictureProps) {
  const baseUrl = useBaseUrl();
  const src = picture && safePicture(picture.src, baseUrl);
  return (
    <span className={`picture ${className}`} data-broken={src ? undefined : ''}>
      {src && (
        // `loading` has to stand before `src`, or Firefox begins to load at once.
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
