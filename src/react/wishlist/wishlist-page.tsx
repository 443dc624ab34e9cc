import { useEffect } from 'react';
import { texts } from '../../messages/texts.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { withoutRoomText } from '../../messages/wishlist-room-text.ts';
import { focusCart } from '../../dom/focus-cart.ts';
import { readGuestIds } from '../../store/wishlist/guest-list.ts';
import { RetryButton } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';
import { useWishlist, useWishlistContext } from './wishlist-context.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { WishlistItem } from './wishlist-item.tsx';
import { WishlistSkeleton } from './wishlist-placeholder.tsx';
import { useUndo } from './use-undo.ts';

export function WishlistPage() {
  const { wishlist, products, loginHref } = useWishlistContext();
  const { ids, isLoaded, isCustomers, customer, failure } = useWishlist();
  const list = useUndo();
  useEffect(() => {
    if (isLoaded) products.load(ids);
  }, [products, ids, isLoaded]);

  // Then the list is the guest's, which says nothing about the customer's.
  const isExpired = customer !== null && !isCustomers;
  const isEmpty = isLoaded && ids.length === 0 && !isExpired;
  const loadingText = failure ? '' : wishlistPageTexts.loading;
  const loadedText = isEmpty ? wishlistPageTexts.empty : !isExpired && wishlistPageTexts.counted(ids.length);
  return (
    <section className="wishlist" part="page" aria-label={wishlistPageTexts.region}>
      <header className="wishlist-head row">
        <h1 className="heading" part="heading" tabIndex={-1}>
          {wishlistPageTexts.headline}
        </h1>
        {isLoaded && list.visible.length > 0 && (
          <p className="muted" aria-hidden="true">
            {wishlistPageTexts.count(ids.length)}
          </p>
        )}
      </header>
      <p className="unseen" role="status">
        {isLoaded ? loadedText : loadingText}
      </p>
      <WithoutRoom />
      {isExpired && (
        <Banner severity="warning" urgent>
          <p>{texts.loginExpired}</p>
        </Banner>
      )}
      {!isLoaded && failure && (
        <Banner severity="error">
          <p>{wishlistPageTexts.loadFailed}</p>
          <RetryButton focusNext={focusCart} onClick={() => void wishlist.refresh()} />
        </Banner>
      )}
      {!isLoaded && !failure && <WishlistSkeleton />}
      {isLoaded && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets.
        <ul className="wishes" part="items" role="list">
          {list.visible.map((id, index) => (
            <WishlistItem key={id} id={id} first={index === 0} isRemoved={!ids.includes(id)} list={list} />
          ))}
        </ul>
      )}
      {/* Below the removed products, which stay until the page is left. */}
      {isEmpty && <EmptyWishlist isNew={list.visible.length === 0} />}
      {/* Last, so that the list does not depend on the login. */}
      {isLoaded && !isCustomers && (
        <p className="wishlist-prompt row" part="login-prompt">
          <span>{`${wishlistPageTexts.loginPrompt} `}</span>
          {loginHref && <a href={loginHref}>{wishlistPageTexts.login}</a>}
        </p>
      )}
    </section>
  );
}

/** How many products of the guest wait for a place on the customer's list. */
function WithoutRoom() {
  const { withoutRoom } = useWishlistContext();
  const { ids, isCustomers } = useWishlist();
  // The cookie lacks what the customer has removed since.
  const guestIds = isCustomers && withoutRoom.length > 0 ? readGuestIds() : [];
  const waiting = withoutRoom.filter((id) => guestIds.includes(id) && !ids.includes(id)).length;
  return (
    waiting > 0 && (
      <Banner severity="error">
        <p>{withoutRoomText(waiting)}</p>
      </Banner>
    )
  );
}
