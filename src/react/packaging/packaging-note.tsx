import type { CartItem } from '../../domain/cart.ts';
import { packagingName } from '../../domain/packaging.ts';
import { texts } from '../../messages/texts.ts';
import { ProductPicture } from '../controls/product-picture.tsx';
import { Arrival } from './arrival.tsx';

/** The packaging of an item that offers no choice, and when it arrives. */
export function PackagingNote({ item }: { readonly item: CartItem }) {
  const { selectedPackaging: packaging } = item;
  const name = packaging?.title && packagingName(packaging);
  return (
    name && (
      <div className="packaging-note line" part="packaging">
        {packaging.thumbnail && (
          <ProductPicture className="thumbnail" picture={packaging.thumbnail} width={44} height={44} />
        )}
        <p className="packaging-heading row">
          <span>
            <span className="packaging-label">{`${texts.packaging}: `}</span>
            <bdi key={name}>{name}</bdi>
          </span>
          <Arrival item={item} />
        </p>
      </div>
    )
  );
}
