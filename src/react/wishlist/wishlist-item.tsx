import type { Product } from '../../domain/product.ts';
import { reducedFrom } from '../../domain/reduced-from.ts';
import { productLink } from '../../domain/urls.ts';
import { formatMoney, formatNumber } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { wishlistFailureTexts } from '../../messages/wishlist-texts.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { ProductPicture } from '../controls/product-picture.tsx';
import { Icon } from '../icons/icon.tsx';
import type { Removals } from './use-removals.ts';
import { useProduct, useWishlistContext } from './wishlist-context.tsx';

interface WishlistItemProps {
  readonly id: string;
  /** Whether it is the first of the list, whose picture is loaded eagerly. */
  readonly first: boolean;
  /** Whether it was removed on this page, so that the removal can be undone. */
  readonly isRemoved: boolean;
  readonly removals: Removals;
}

/** A product on the list. It has the same size while it loads, and after it was removed. */
export function WishlistItem({ id, first, isRemoved, removals }: WishlistItemProps) {
  const { products } = useWishlistContext();
  const state = useProduct(id);
  const baseUrl = useBaseUrl();
  const product = state.kind === 'ready' ? state.product : null;
  const title = product?.title ?? wishlistPageTexts[state.kind === 'gone' ? 'goneTitle' : 'unknownTitle'];
  const failure = removals.failures[id];
  return (
    <li className="wish" part="item" data-removed={isRemoved || undefined} aria-busy={state.kind === 'loading'}>
      <div className="wish-content" inert={isRemoved}>
        {product ? (
          <WishlistProduct product={product} first={first} href={productLink(id, baseUrl)} />
        ) : (
          <Placeholder kind={state.kind} onRetry={() => products.load([id])} />
        )}
      </div>
      {isRemoved && <p className="wish-text">{wishlistPageTexts.removed(title)}</p>}
      {failure && (
        <p className="wish-failure" role="alert">
          {failure}
        </p>
      )}
      {isRemoved ? (
        <Button
          variant="outlined"
          size="small"
          aria-label={wishlistPageTexts.itemUndo(title)}
          onClick={() => removals.undo(id)}
        >
          {wishlistPageTexts.undo}
        </Button>
      ) : (
        <Button
          variant="ghost"
          part="button remove"
          aria-label={texts.removeItem(title)}
          onClick={() => removals.remove(id)}
        >
          <Icon name="bin" />
          {texts.remove}
        </Button>
      )}
    </li>
  );
}

function WishlistProduct({ product, first, href }: { product: Product; first: boolean; href: string | null }) {
  const { title, image, rating, locationCount, price } = product;
  const original = reducedFrom(product);
  return (
    <>
      <a className="wish-picture" part="item-picture" href={href ?? undefined} tabIndex={-1} aria-hidden="true">
        <ProductPicture picture={image} width={230} height={168} eager={first} />
      </a>
      <div className="wish-body">
        <h2 className="wish-title" part="item-title">
          {href ? <a href={href}>{title}</a> : title}
        </h2>
        <p className="muted">
          {locationCount !== null && locationCount > 0 && <span>{wishlistPageTexts.locations(locationCount)}</span>}
          {rating !== null && rating.count > 0 && (
            <span className="wish-rating">
              <span aria-hidden="true">
                ★ {formatNumber(rating.value)} ({formatNumber(rating.count)})
              </span>
              <span className="unseen">
                {wishlistPageTexts.rating(formatNumber(rating.value), formatNumber(rating.count))}
              </span>
            </span>
          )}
        </p>
        <p className="wish-price" part="price">
          {original && (
            <s>
              <span className="unseen">{texts.originalPrice}: </span>
              {formatMoney(original)}
            </s>
          )}
          <span className="price" data-reduced={original ? true : undefined}>
            <span className="unseen">{texts.price}: </span>
            {formatMoney(price.gross)}
          </span>
        </p>
      </div>
    </>
  );
}

function Placeholder({ kind, onRetry }: { readonly kind: string; readonly onRetry: () => void }) {
  return (
    <>
      <span className="wish-picture picture" data-broken={kind !== 'loading' || undefined} />
      <div className="wish-body">
        {kind === 'gone' && <p className="wish-text">{wishlistFailureTexts.itemOffline}</p>}
        {kind === 'failed' && (
          <>
            <p className="wish-text">{wishlistPageTexts.productFailed}</p>
            <Button variant="outlined" size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
