import type { CartItem } from '../../domain/cart.ts';
import { texts } from '../../messages/texts.ts';
import { useLazyDialog } from '../dialog/use-lazy-dialog.tsx';
import { Icon } from '../icons/icon.tsx';

/** Names the friends discount and opens its explanation. */
export function FriendsBadge({ item: { product } }: { readonly item: CartItem }) {
  const dialog = useLazyDialog(async () => (await import('./friends-dialog.tsx')).FriendsDialog, {});
  const name = product.discountBadgeName || texts.friendsBadge;
  return (
    <>
      <button
        type="button"
        className="badge"
        part="badge"
        aria-label={`${name}, ${product.title}`}
        aria-haspopup="dialog"
        aria-disabled={dialog.busy || undefined}
        onClick={dialog.busy ? undefined : dialog.open}
      >
        <Icon name="heart" />
        {name}
        <Icon name="chevron" />
      </button>
      {dialog.element}
    </>
  );
}
