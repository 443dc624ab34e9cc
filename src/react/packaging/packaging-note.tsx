import { packagingName, type SelectedPackaging } from '../../domain/packaging.ts';
import { texts } from '../../messages/texts.ts';
import { ProductPicture } from '../controls/product-picture.tsx';

/** The packaging of an item that offers no choice. */
export function PackagingNote({ packaging }: { readonly packaging: SelectedPackaging | null }) {
  const name = packaging?.title && packagingName(packaging);
  return (
    name && (
      <div className="packaging-note" part="packaging">
        {packaging.thumbnail && (
          <ProductPicture className="thumbnail" picture={packaging.thumbnail} width={44} height={44} />
        )}
        <p>
          <span className="packaging-label">{`${texts.packaging}: `}</span>
          <bdi key={name}>{name}</bdi>
        </p>
      </div>
    )
  );
}
