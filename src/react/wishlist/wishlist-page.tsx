import { useEffect } from 'react';
import { shopLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { withoutRoomText } from '../../messages/wishlist-room-text.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { useWishlist, useWishlistContext } from './wishlist-context.tsx';
import { WishlistItem } from './wishlist-item.tsx';
import { useRemovals } from './use-removals.ts';

export function WishlistPage() {
  const { wishlist, products, loginHref, withoutRoom } = useWishlistContext();
  const { ids, isLoaded, isCustomers, failure } = useWishlist();
  const removals = useRemovals();
  const shop = shopLink(useBaseUrl());
  useEffect(() => {
    if (isLoaded) products.load(ids);
  }, [products, ids, isLoaded]);

  const waiting = isCustomers ? withoutRoom.filter((id) => !ids.includes(id)).length : 0;
  const isEmpty = isLoaded && ids.length === 0;
  return (
    <section className="wishlist" part="page" aria-label={wishlistPageTexts.region}>
      <header className="wishlist-head">
        <h1 className="heading" part="heading" tabIndex={-1}>
          {wishlistPageTexts.headline}
        </h1>
        {isLoaded && removals.shown.length > 0 && <p className="muted">{wishlistPageTexts.count(ids.length)}</p>}
      </header>
      <p className="unseen" role="status">
        {!isLoaded
          ? failure
            ? ''
            : wishlistPageTexts.loading
          : isEmpty
            ? wishlistPageTexts.empty
            : wishlistPageTexts.counted(ids.length)}
      </p>
      {isLoaded && !isCustomers && (
        <p className="wishlist-prompt" part="login-prompt">
          {wishlistPageTexts.loginPrompt} {loginHref && <a href={loginHref}>{wishlistPageTexts.login}</a>}
        </p>
      )}
      {waiting > 0 && (
        <p className="wishlist-failure" role="alert">
          {withoutRoomText(waiting)}
        </p>
      )}
      {!isLoaded && failure && (
        <div className="wishlist-failure" role="alert">
          <p>{wishlistPageTexts.loadFailed}</p>
          <Button variant="outlined" size="small" onClick={() => void wishlist.refresh()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {isLoaded && (
        <ul className="wishes" part="items">
          {removals.shown.map((id, index) => (
            <WishlistItem key={id} id={id} first={index === 0} isRemoved={!ids.includes(id)} removals={removals} />
          ))}
        </ul>
      )}
      {/* Below the removed products, which stay until the page is left. */}
      {isEmpty && (
        <div className="wishlist-empty" part="empty">
          <h2>{wishlistPageTexts.empty}</h2>
          <p>{wishlistPageTexts.emptyHint}</p>
          {shop && (
            <a className="button" part="button" data-variant="contained" href={shop}>
              {texts.continueShopping}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
