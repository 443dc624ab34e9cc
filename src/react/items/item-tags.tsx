import type { CartItem } from '../../domain/cart.ts';
import { showsFriendsBadge } from '../../domain/friends-discount.ts';
import { texts } from '../../messages/texts.ts';
import { Icon } from '../icons/icon.tsx';
import { ServicesButton } from './services-button.tsx';

/** What sets this item apart, and what it contains. */
export function ItemTags({ item }: { readonly item: CartItem }) {
  const { discountBadgeName, productInformation } = item.product;
  const friends = showsFriendsBadge(item);
  const services = productInformation?.services ?? null;
  return (
    (friends || services) && (
      <div className="item-tags">
        {friends && (
          <span className="badge" part="badge">
            <Icon name="friends" />
            {discountBadgeName || texts.friendsBadge}
          </span>
        )}
        {services && <ServicesButton title={item.product.title} services={services} />}
      </div>
    )
  );
}
