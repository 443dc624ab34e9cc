import { createStore } from 'zustand/vanilla';
import { hasRoomFor, WishlistFullError } from '../../domain/wishlist.ts';
import { createCustomerList } from './customer-list.ts';
import { createGuestList } from './guest-list.ts';
import type { ListContext, StoredList } from './stored-list.ts';
import type { Wish, WishChange } from './wish.ts';
import { createWishlistNotifier } from './wishlist-notifier.ts';
import type { Wishlist, WishlistEnvironment, WishlistState } from './wishlist.ts';

/** Holds the list of the current customer or guest, and replaces it at login, logout and expiry. */
export function createWishlist(environment: WishlistEnvironment): Wishlist {
  const { network, onReturn, tabs } = environment;
  const notifier = createWishlistNotifier(environment);
  const context: ListContext = { ...environment, notifier, update: () => state.setState(view()) };
  let customer: string | null = null;
  let list = createGuestList(context);
  /** Null while no element is attached: the reason of an aborted signal keeps the element that has left. */
  let following: AbortController | null = null;

  const view = (): WishlistState => ({ ...list.snapshot(), customer });
  const state = createStore(view);
  notifier.reset(list.snapshot().ids);

  /** Returns the changes that the replaced list has not stored. */
  function replaceList(next: StoredList): readonly Wish[] {
    const unstored = list.close();
    list = next;
    notifier.reset(list.snapshot().ids);
    context.update();
    return unstored;
  }

  async function change(wanting: WishChange): Promise<void> {
    context.update();
    if (wanting.wanted && !hasRoomFor(wanting.productId, state.getState().ids)) {
      throw notifier.failed(new WishlistFullError(), wanting);
    }
    return list.change(wanting);
  }

  /** Moves pending additions to the guest's list, which the next login merges. Removals are not stored anywhere. */
  function expire(): void {
    for (const unstored of replaceList(createGuestList(context))) {
      if (unstored.wanted) change(unstored).then(unstored.resolve, unstored.reject);
      else unstored.reject(new DOMException('', 'AbortError'));
    }
  }

  /** Follows other tabs and the network. The list may have changed, and the network returned, before. */
  function follow(): void {
    following = new AbortController();
    const { signal } = following;
    tabs.listen(() => list.follow(), signal);
    onReturn(() => void list.refresh(), signal);
    network.listen((online) => {
      if (online) list.resume();
    }, signal);
    void list.refresh();
  }

  return {
    state,
    attach(element, onWithoutRoom) {
      const added = { element, onWithoutRoom };
      notifier.attached.add(added);
      if (!following) follow();
      return () => {
        notifier.attached.delete(added);
        if (notifier.attached.size > 0) return;
        following?.abort();
        following = null;
      };
    },
    setCustomer(customerEmailHash, initialIds = null) {
      const next = customerEmailHash || null;
      if (next === customer) return;
      customer = next;
      const unstored = replaceList(
        next === null ? createGuestList(context) : createCustomerList(context, initialIds, expire),
      );
      for (const { reject } of unstored) reject(new DOMException('', 'AbortError'));
      list.resume();
    },
    async load() {
      const { isCustomers, isLoaded } = state.getState();
      // The page may have changed the cookie of a guest.
      if (!isCustomers || !isLoaded) await list.refresh();
    },
    refresh: () => list.refresh(),
    add: (productId, origin, onWaiting) => change({ productId, wanted: true, origin, onWaiting }),
    remove: (productId, origin, onWaiting) => change({ productId, wanted: false, origin, onWaiting }),
  };
}
