import { createStore } from 'zustand/vanilla';
import { hasRoomFor, WishlistFullError } from '../../domain/wishlist.ts';
import { createCustomerList } from './customer-list.ts';
import { createGuestList } from './guest-list.ts';
import type { ListContext, StoredList } from './stored-list.ts';
import type { UnstoredChange, WishChange } from './wish.ts';
import { createWishlistNotifier } from './wishlist-notifier.ts';
import type { Wishlist, WishlistEnvironment, WishlistState } from './wishlist.ts';

/** Holds the list of the current customer or guest, and replaces it at login, logout and expiry. */
export function createWishlist(environment: WishlistEnvironment): Wishlist {
  const notifier = createWishlistNotifier(environment);
  const context: ListContext = { ...environment, notifier, update: () => state.setState(view()) };
  let customer: string | null = null;
  let list = createGuestList(context);

  const view = (): WishlistState => ({ ...list.snapshot(), customer });
  const state = createStore(view);
  notifier.reset(list.snapshot().ids);

  /** Returns the changes that the replaced list has not stored. */
  function replaceList(next: StoredList): readonly UnstoredChange[] {
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

  function setCustomer(customerEmailHash: string | null, initialIds: readonly string[] | null = null): void {
    const next = customerEmailHash || null;
    if (next === customer) return;
    customer = next;
    const unstored = replaceList(
      next === null ? createGuestList(context) : createCustomerList(context, initialIds, expire),
    );
    for (const { reject } of unstored) reject(new DOMException('', 'AbortError'));
    list.resume();
  }

  return {
    state,
    attach: createAttach(context, () => list),
    setCustomer,
    load: () => list.load(),
    refresh: () => list.refresh(),
    add: (productId, origin, onWaiting) => change({ productId, wanted: true, origin, onWaiting }),
    remove: (productId, origin, onWaiting) => change({ productId, wanted: false, origin, onWaiting }),
  };
}

/** The list follows the page while an element is attached. */
function createAttach(context: ListContext, list: () => StoredList): Wishlist['attach'] {
  const { attached } = context.notifier;
  /** Null while none is: the reason of an aborted signal keeps the element that has left. */
  let listening: AbortController | null = null;
  return (element, onWithoutRoom) => {
    const added = { element, onWithoutRoom };
    attached.add(added);
    if (!listening) {
      listening = new AbortController();
      listen(context, list, listening.signal);
      // The list may have changed, and the network returned, while no element listened.
      void list().refresh();
    }
    return () => {
      attached.delete(added);
      if (attached.size > 0) return;
      listening?.abort();
      listening = null;
    };
  };
}

function listen({ network, tabs, onReturn }: ListContext, list: () => StoredList, signal: AbortSignal): void {
  tabs.listen(() => list().follow(), signal);
  onReturn(() => void list().refresh(), signal);
  network.listen((online) => {
    if (online) list().resume();
  }, signal);
}
