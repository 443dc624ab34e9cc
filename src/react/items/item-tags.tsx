import type { CartItem } from '../../domain/cart.ts';
import { showsFriendsBadge } from '../../domain/friends-discount.ts';
import { FriendsBadge } from '../friends/friends-badge.tsx';
import { ServicesButton } from './services-button.tsx';

/** The services and the friends badge of an item. */
export function ItemTags({ item }: { readonly item: CartItem }) {
  const { productInformation } = item.product;
  const services = productInformation?.services;
  return (
    <>
      {services?.body && <ServicesButton title={item.product.title} services={services} />}
      {showsFriendsBadge(item) && <FriendsBadge item={item} />}
    </>
  );
}
