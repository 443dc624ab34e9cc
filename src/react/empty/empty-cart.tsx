import { shopLink } from '../../domain/urls.ts';
import { texts } from '../../messages/texts.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { GiftPicture } from './gift-picture.tsx';

export function EmptyCart() {
  return (
    <div className="empty" part="empty">
      <GiftPicture />
      <p>{texts.emptyText}</p>
      <a className="button" part="button" href={shopLink(useBaseUrl()) ?? '/'}>
        {texts.continueShopping}
      </a>
      <slot name="empty" />
    </div>
  );
}
