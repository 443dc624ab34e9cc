import type { FriendsDiscountState } from '../../domain/friends-discount.ts';
import { friendsTexts } from '../../messages/friends-texts.ts';
import { Dialog } from '../dialog/dialog.tsx';

export function FriendsDialog({ state, onClose }: Readonly<{ state: FriendsDiscountState; onClose: () => void }>) {
  return (
    <Dialog title={friendsTexts.title} onClose={onClose}>
      {friendsTexts[state].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
}
