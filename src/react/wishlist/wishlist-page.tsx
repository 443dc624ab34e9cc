import { useEffect } from 'react';
import { focusCart } from '../../dom/focus-cart.ts';
import { shopLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistPageTexts } from '../../messages/wishlist-page-texts.ts';
import { withoutRoomText } from '../../messages/wishlist-room-text.ts';
import { readGuestIds } from '../../store/wishlist/guest-list.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { RetryButton } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';
import { useUndo } from './use-undo.ts';
import { useWishlist, useWishlistContext } from './wishlist-context.tsx';
import { WishlistItem } from './wishlist-item.tsx';
import { WishlistSkeleton } from './wishlist-placeholder.tsx';

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
      {isExpired && <Banner severity="warning" text={texts.loginExpired} urgent />}
      {!isLoaded && failure && (
        <Banner severity="error" text={wishlistPageTexts.loadFailed}>
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
  return waiting > 0 && <Banner severity="error" text={withoutRoomText(waiting)} />;
}

/** @param isNew whether nothing is shown that was removed here. */
function EmptyWishlist({ isNew }: { readonly isNew: boolean }) {
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
