import { productLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { undoTexts } from '../../messages/undo-texts.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { wishlistFailureTexts } from '../../messages/wishlist-texts.ts';
import type { ProductState } from '../../store/wishlist/product-source.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { Button, RetryButton } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { AddToCart } from './add-to-cart.tsx';
import type { UndoableList } from './use-undo.ts';
import { useProduct, useWishlistContext } from './wishlist-context.tsx';
import { WishlistPlaceholder } from './wishlist-placeholder.tsx';
import { WishlistProduct } from './wishlist-product.tsx';

interface WishlistItemProps {
  readonly id: string;
  /** Whether its picture loads eagerly. */
  readonly first: boolean;
  /** Whether it was removed on this page, so that the removal can be undone. */
  readonly isRemoved: boolean;
  readonly list: UndoableList;
}

/** A product on the list. It has the same size while it loads, and after it was removed. */
export function WishlistItem({ id, first, isRemoved, list }: WishlistItemProps) {
  const state = useProduct(id);
  const href = productLink(id, useBaseUrl());
  const product = state.kind === 'ready' ? state.product : null;
  const isGone = state.kind === 'gone';
  const title = product?.title ?? wishlistPageTexts[isGone ? 'goneTitle' : 'unknownTitle'];
  const failure = list.failures.get(id);

  return (
    <li
      className="wish card"
      part={isRemoved ? 'removed' : 'item'}
      data-removed={isRemoved || undefined}
      data-gone={isGone || undefined}
      aria-busy={state.kind === 'loading'}
    >
      <div className="wish-content" inert={isRemoved}>
        {product ? (
          <WishlistProduct product={product} first={first} href={href} />
        ) : (
          <WishlistPlaceholder isEmpty={state.kind !== 'loading'} />
        )}
        <div className="wish-buy">{product && <AddToCart id={id} title={title} />}</div>
      </div>
      <div className="wish-end">
        {isRemoved ? (
          <p className="wish-text">{wishlistPageTexts.removed(title)}</p>
        ) : (
          <Note id={id} kind={state.kind} />
        )}
        {failure && (
          <p className="wish-failure" role="alert">
            {failure}
          </p>
        )}
        {isRemoved ? (
          // The same component as below, so that the button retains the focus.
          <Button variant="outlined" size="small" aria-label={undoTexts.itemUndo(title)} onClick={() => list.undo(id)}>
            {undoTexts.undo}
          </Button>
        ) : (
          <Button
            variant="ghost"
            part="button remove"
            aria-label={texts.removeItem(title)}
            onClick={() => list.remove(id)}
          >
            <Icon name="close" />
            <span className="unseen">{texts.remove}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Why a product cannot be shown. */
function Note({ id, kind }: { readonly id: string; readonly kind: ProductState['kind'] }) {
  const { products } = useWishlistContext();
  if (kind !== 'gone' && kind !== 'failed') return null;
  return (
    <div className="wish-note stack">
      <p className="wish-text">
        {kind === 'gone' ? wishlistFailureTexts.itemOffline : wishlistPageTexts.productFailed}
      </p>
      {kind === 'failed' && (
        <RetryButton
          onClick={({ currentTarget }) => {
            // This button disappears.
            currentTarget.closest('.wish-end')?.querySelector<HTMLElement>(':scope > .button')?.focus();
            products.load([id]);
          }}
        />
      )}
    </div>
  );
}
