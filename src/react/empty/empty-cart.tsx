import { texts } from '../../messages/texts.ts';
import { UndoLines, useLines } from '../undo/undo.tsx';
import { GiftPicture } from './gift-picture.tsx';

export function EmptyCart() {
  // The removal that emptied the cart.
  const removals = useLines('items')?.get('')?.[0];
  return (
    <>
      <UndoLines removals={removals} />
      <div className="empty" part="empty">
        <GiftPicture />
        <p>{texts.emptyText}</p>
        <a className="button" part="button" href="/">
          {texts.continueShopping}
        </a>
        <slot name="empty" />
      </div>
    </>
  );
}
