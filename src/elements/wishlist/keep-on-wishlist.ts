import { InvalidResponseError } from '../../api/errors.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import { wishlistLink } from '../../domain/urls.ts';
import { linkTo } from '../../messages/notice-text.ts';
import { withoutRoomText } from '../../messages/wishlist-room-text.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import type { Wishlist, WithoutRoomListener } from '../../store/wishlist/wishlist.ts';
import { openWishlist } from './open-wishlist.ts';
import { readPageSettings } from '../page-data/page-settings.ts';

/** The carts of a page change the wishlist one after the other, so that none takes a product of another for an earlier one. */
let lastWork: Promise<unknown> = Promise.resolve();

function inTurn(data: FragmentData, host: HTMLElement, work: (wishlist: Wishlist) => Promise<void>): Promise<void> {
  const result = lastWork.then(() => {
    const { wishlist, detach } = openFor(data, host);
    return work(wishlist).finally(detach);
  });
  lastWork = result.catch(() => {});
  return result;
}

/** Adds a product of a cart to the wishlist; see `Environment.addToWishlist`. */
export function keepOnWishlist(
  productId: string,
  data: FragmentData,
  host: HTMLElement,
  mayAdd: (isNew: boolean) => boolean,
): Promise<void> {
  return inTurn(data, host, async (wishlist) => {
    const { customer, isCustomers } = wishlist.state.getState();
    await wishlist.load();
    if (isCutOff(wishlist)) await wishlist.load();
    // A guest who has logged in is still the same person.
    if (customer !== null && wishlist.state.getState().customer !== customer) {
      throw new DOMException('the customer has changed', 'AbortError');
    }
    // If the page ends now, the next one would take the added product for an earlier one.
    if (isCutOff(wishlist)) throw unreadable();
    const { ids, pending, isLoaded } = wishlist.state.getState();
    // A pending addition may still be refused.
    if (ids.includes(productId) && !pending.includes(productId)) return;
    // A list that could not be read may have the product already.
    if (!mayAdd(isLoaded)) throw new DOMException('the move was given up', 'AbortError');
    // The cart sends the move again, which must not wait behind this one.
    await new Promise<void>((resolve, reject) => {
      wishlist.add(productId, host, () => reject(unreadable())).then(resolve, reject);
    });
    // The product is on the list of a guest, which the next login merges.
    if (isCustomers && !wishlist.state.getState().isCustomers) {
      throw new InvalidResponseError('the session has expired', 401);
    }
  });
}

/** Removes a product that this page or an earlier one has added. Rejects if it may still be on the wishlist. */
export function takeOffWishlist(productId: string, data: FragmentData, host: HTMLElement): Promise<void> {
  return inTurn(data, host, async (wishlist) => {
    await wishlist.load();
    const { ids, isLoaded } = wishlist.state.getState();
    if (!isLoaded) throw unreadable();
    if (ids.includes(productId)) await wishlist.remove(productId, host);
  });
}

/** Whether the list could not be read for lack of a connection, rather than because the shop refuses it. */
function isCutOff({ state }: Wishlist): boolean {
  const { isLoaded, failure } = state.getState();
  return !isLoaded && (failure?.kind === 'connection' || failure?.kind === 'offline');
}

const unreadable = () => new DOMException('the wishlist could not be read', 'NetworkError');

/** Merges the guest's list into the list of the customer who has logged in, even on a page without hearts. */
export async function mergeWishes(data: FragmentData, host: HTMLElement, { state }: CartStore): Promise<void> {
  const { wishlist, detach } = openFor(data, host, showWithoutRoom);
  const stop = wishlist.state.subscribe(detachWhenMerged);

  function detachWhenMerged(): void {
    // The state changes before a merge starts, and before its event is dispatched.
    queueMicrotask(() => {
      const { isLoaded, pending } = wishlist.state.getState();
      if (!isLoaded || pending.length > 0) return;
      stop();
      detach();
    });
  }

  function showWithoutRoom({ length }: readonly string[]): void {
    const content = {
      kind: 'fullWishlist',
      severity: 'warning',
      text: withoutRoomText(length),
      ...linkTo(wishlistTexts.link, wishlistLink(data.baseUrl)),
    } as const;
    const notice = { id: 'wishes-without-room', content, retry: false };
    state.setState(({ notices }) => ({ notices: [...notices.filter(({ id }) => id !== notice.id), notice] }));
  }

  await wishlist.refresh();
  detachWhenMerged();
}

function openFor(
  { baseUrl, rootComponentProps }: FragmentData,
  host: HTMLElement,
  onWithoutRoom?: WithoutRoomListener,
) {
  const wishlist = openWishlist(baseUrl);
  wishlist.setCustomer(rootComponentProps.customerEmailHash || readPageSettings(document)(host).customerEmailHash);
  return { wishlist, detach: wishlist.attach(host, onWithoutRoom) };
}
