import { texts } from '../../messages/texts.ts';
import { GiftPicture } from './gift-picture.tsx';

export function EmptyCart() {
  return (
    <div className="empty" part="empty">
      <GiftPicture />
      <p>{texts.emptyText}</p>
      <a className="button" part="button" href="/">
        {texts.continueShopping}
      </a>
      <slot name="empty" />
    </div>
  );
}
