import { friendsTexts } from '../../messages/friends-texts.ts';
import { Dialog } from '../dialog/dialog.tsx';

/** Explains the friends discount. */
export function FriendsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={friendsTexts.title} onClose={onClose}>
      <p>{friendsTexts.rule}</p>
      <p>{friendsTexts.automatic}</p>
      <p>{friendsTexts.limits}</p>
    </Dialog>
  );
}
