import { shopLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { useBaseUrl } from '../cart-context.tsx';

/** @param isNew whether nothing is shown that was removed here. */
export function EmptyWishlist({ isNew }: { readonly isNew: boolean }) {
  const shop = shopLink(useBaseUrl());
  return (
    <div className="empty" part="empty">
      {isNew && (
        <>
          <svg className="empty-picture icon" viewBox="0 0 160 130" aria-hidden="true">
            <circle className="soft" cx="80" cy="66" r="58" />
            <path d="M80 104S44 82 44 56a20 20 0 0 1 36-12.400A20 20 0 0 1 116 56c0 26-36 48-36 48zM56 56a9 9 0 0 1 8-9M24 34h8M28 30v8M132 84h8M136 80v8M126 22h6M129 19v6" />
          </svg>
          <h2>{wishlistPageTexts.empty}</h2>
        </>
      )}
      <p>{wishlistPageTexts.emptyHint}</p>
      {shop && (
        <a className="button" part="button" data-variant="contained" href={shop}>
          {texts.continueShopping}
        </a>
      )}
    </div>
  );
}
