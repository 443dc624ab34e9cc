import type { ListedProduct } from '../../domain/product.ts';
import { reducedFrom } from '../../domain/reduced-from.ts';
import { formatMoney, formatNumber } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { Labeled } from '../controls/labeled.tsx';
import { ProductPicture } from '../controls/product-picture.tsx';

interface WishlistProductProps {
  readonly product: ListedProduct;
  readonly first: boolean;
  readonly href: string | null;
}

export function WishlistProduct({ product, first, href }: WishlistProductProps) {
  const { title, image, price } = product;
  const original = price && reducedFrom({ ...product, price });
  return (
    <>
      <a
        className="item-picture wish-picture"
        part="item-picture"
        href={href ?? undefined}
        tabIndex={-1}
        aria-hidden="true"
      >
        <ProductPicture picture={image} width={230} height={168} eager={first} />
      </a>
      <div className="wish-body">
        <h2 className="wish-title title" part="item-title">
          {href ? <a href={href}>{title}</a> : <span>{title}</span>}
        </h2>
        <Facts product={product} />
        {price && (
          <p className="wish-price row" part="price">
            {original && (
              <s className="muted">
                <Labeled label={texts.originalPrice}>{formatMoney(original)}</Labeled>
              </s>
            )}
            <span className="price" data-reduced={original ? true : undefined}>
              <Labeled label={texts.price}>{formatMoney(price.gross)}</Labeled>
            </span>
          </p>
        )}
      </div>
    </>
  );
}

function Facts({ product: { rating, locationCount } }: { readonly product: ListedProduct }) {
  return (
    <p className="facts muted row">
      {rating !== null && rating.count > 0 && (
        <span>
          <span aria-hidden="true">{`★ ${formatNumber(rating.value)} (${formatNumber(rating.count)})`}</span>
          <span className="unseen">
            {wishlistPageTexts.rating(formatNumber(rating.value), formatNumber(rating.count))}
          </span>
        </span>
      )}
      {locationCount !== null && locationCount > 0 && <span>{wishlistPageTexts.locations(locationCount)}</span>}
    </p>
  );
}
