import type { CartItem } from '../../domain/cart.ts';
import { friendsDiscountState } from '../../domain/friends-discount.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { Button } from '../controls/button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.tsx';
import { Icon } from '../icons/icon.tsx';

export function FriendsBadge({ item }: { readonly item: CartItem }) {
  const { product } = item;
  const state = friendsDiscountState(item);
  const dialog = useLazyDialog(async () => (await import('./friends-dialog.tsx')).FriendsDialog, { state });
  const name = product.discountBadgeName || texts.friendsBadge;
  const note = texts.friendsNote[state];
  const noteId = note && `friends-${item.id}`;
  return (
    <>
      <Button
        className="badge"
        part="badge"
        data-excluded={state === 'reduced' || state === 'replaced' || undefined}
        aria-label={say`${name}, ${product.title}`}
        aria-describedby={noteId || undefined}
        aria-haspopup="dialog"
        busy={dialog.busy}
        onClick={dialog.open}
      >
        <Icon name={state === 'deducted' ? 'success' : 'heart'} />
        <span>
          <bdi>{`${name} `}</bdi>
          {note && <small id={noteId}>{note}</small>}
        </span>
        <Icon name="chevron" />
      </Button>
      {dialog.element}
    </>
  );
}
