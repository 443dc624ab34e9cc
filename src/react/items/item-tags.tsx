import type { CartItem } from '../../domain/cart.ts';
import { showsFriendsBadge } from '../../domain/friends-discount.ts';
import { FriendsBadge } from '../friends/friends-badge.tsx';
import { ServicesButton } from './services-button.tsx';

/** The friends badge and the services of an item. */
export function ItemTags({ item }: { readonly item: CartItem }) {
  const { productInformation } = item.product;
  const friends = showsFriendsBadge(item);
  const services = productInformation?.services ?? null;
  return (
    (friends || services) && (
      <div className="item-tags">
        {friends && <FriendsBadge item={item} />}
        {services && <ServicesButton title={item.product.title} services={services} />}
      </div>
    )
  );
}
