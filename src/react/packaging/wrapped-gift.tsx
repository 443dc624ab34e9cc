import type { Picture } from '../../domain/picture.ts';
import type { Product } from '../../domain/product.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { PictureImage, ProductPicture } from '../controls/product-picture.tsx';

interface WrappedGiftProps {
  readonly product: Product;
  /** Of the packaging or design that is selected. */
  readonly wrapping: Picture | null;
}

/** The selected wrapping, with what is inside and, if the shop writes a name on it, its tag. */
export function WrappedGift({ product, wrapping }: WrappedGiftProps) {
  const name = product.personalization?.recipient;
  return (
    <div className="gift">
      <ProductPicture picture={wrapping} width={230} height={168} />
      {name && product.image && <PictureImage className="gift-inside" picture={product.image} width={76} height={56} />}
      {name && (
        <p className="gift-tag" key={name}>
          {packagingTexts.tag(name)}
        </p>
      )}
    </div>
  );
}
