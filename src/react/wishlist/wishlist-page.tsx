import { useEffect } from 'react';
import { shopLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { useWishlist, useWishlistPlace } from './wishlist-context.tsx';
import { WishlistItem } from './wishlist-item.tsx';
import { useRemovals } from './use-removals.ts';

/** The list of products, or what stands in its place (rulings, 32). */
export function WishlistPage() {
  const { wishlist, products, loginHref } = useWishlistPlace();
  const { ids, isLoaded, isCustomers, failure } = useWishlist();
  const removals = useRemovals();
  const shop = shopLink(useBaseUrl());
  useEffect(() => {
    if (isLoaded) products.load(ids);
  }, [products, ids, isLoaded]);

  const isEmpty = isLoaded && ids.length === 0;
  return (
    <section className="wishlist" part="page" aria-label={wishlistTexts.region}>
      <header className="wishlist-head">
        <h1 className="heading" part="heading" tabIndex={-1}>
          {wishlistTexts.headline}
        </h1>
        {isLoaded && !isEmpty && <p className="muted">{wishlistTexts.count(ids.length)}</p>}
      </header>
      <p className="unseen" role="status">
        {!isLoaded
          ? failure
            ? ''
            : wishlistTexts.loading
          : isEmpty
            ? wishlistTexts.empty
            : wishlistTexts.counted(ids.length)}
      </p>
      {isLoaded && !isCustomers && (
        <p className="wishlist-prompt" part="login-prompt">
          {wishlistTexts.loginPrompt} {loginHref && <a href={loginHref}>{wishlistTexts.login}</a>}
        </p>
      )}
      {!isLoaded && failure && (
        <div className="wishlist-failure" role="alert">
          <p>{wishlistTexts.loadFailed}</p>
          <Button variant="outlined" size="small" onClick={() => void wishlist.refresh()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {isEmpty && (
        <div className="wishlist-empty" part="empty">
          <h2>{wishlistTexts.empty}</h2>
          <p>{wishlistTexts.emptyHint}</p>
          {shop && (
            <a className="button" part="button" data-variant="contained" href={shop}>
              {texts.continueShopping}
            </a>
          )}
        </div>
      )}
      {isLoaded && (
        <ul className="wishes" part="items">
          {removals.shown.map((id, index) => (
            <WishlistItem key={id} id={id} first={index === 0} isRemoved={!ids.includes(id)} removals={removals} />
          ))}
        </ul>
      )}
    </section>
  );
}
