import type { SelectedPackaging } from '../../domain/packaging.ts';
import { texts } from '../../messages/texts.ts';
import { ProductPicture } from '../controls/product-picture.tsx';

interface PackagingNoteProps {
  readonly packaging: SelectedPackaging | null;
  /** The number of tickets if another row changes the packaging of all of them; otherwise null. */
  readonly tickets: number | null;
}

/** The packaging of a row that offers no choice. */
export function PackagingNote({ packaging, tickets }: PackagingNoteProps) {
  if (!packaging?.title && tickets === null) return null;
  return (
    <div className="packaging-note" part="packaging">
      {packaging?.thumbnail && (
        <ProductPicture className="thumbnail" picture={packaging.thumbnail} width={44} height={44} />
      )}
      <p>
        {packaging?.title && (
          <>
            <span className="packaging-label">{texts.packaging}: </span>
            {[packaging.title, tickets === null && packaging.variantTitle].filter(Boolean).join(', ')}
          </>
        )}
        {tickets !== null && <span className="packaging-of-all"> {texts.packagingForAll(tickets)}</span>}
      </p>
    </div>
  );
}
