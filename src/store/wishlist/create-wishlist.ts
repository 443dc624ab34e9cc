import { createStore } from 'zustand/vanilla';
import {
  hasRoomFor,
  isItemOffline,
  isWishlistFull,
  wishesToMerge,
  WishlistFullError,
  withWish,
} from '../../domain/wishlist.ts';
import { wishlistIds } from '../../storage/registry.ts';
import { sendWish, wishFailure, type Wish } from './send-wish.ts';
import type { Wishlist, WishlistEnvironment, WishlistState } from './wishlist.ts';
import type { WishlistEvents } from './wishlist-events.ts';

/** Other tabs may announce as much as they like. */
const shortestPause = 1000;
const pauseBeforeNextMerge = 30_000;

/** Creates the wishlist of a page: a guest's cookie, or a customer's list on the server (rulings, 31 to 33). */
export function createWishlist(environment: WishlistEnvironment): Wishlist {
  const { client, network, tabs, clock } = environment;
  const elements = new Set<EventTarget>();
  let customer: string | null = null;
  let isExpired = false;
  /** The list that the server or the cookie has. */
  let confirmed = guestsIds();
  let wishes: readonly Wish[] = [];
  let sending: Wish | null = null;
  let loading: Promise<void> | null = null;
  let lastRefresh = -Infinity;
  let stopListening: (() => void) | null = null;

  const state = createStore<WishlistState>(() => ({
    ids: confirmed,
    isLoaded: true,
    pending: [],
    isCustomers: false,
    failure: null,
  }));

  function show(changed: Partial<WishlistState> = {}): void {
    state.setState({
      ids: wishes.reduce((ids, { productId, wanted }) => withWish(ids, productId, wanted), confirmed),
      pending: wishes.map(({ productId }) => productId),
      isCustomers: isCustomers(),
      ...changed,
    });
  }

  const isCustomers = () => customer !== null && !isExpired;

  function emit<Name extends keyof WishlistEvents>(
    name: Name,
    detail: WishlistEvents[Name],
    origin: EventTarget | undefined,
  ): void {
    environment.emit(origin ?? elements.values().next().value, name, detail);
  }

  function tellChange(origin?: EventTarget, detail: Omit<WishlistEvents['wishlistChange'], 'productIds'> = {}): void {
    emit('wishlistChange', { productIds: [...state.getState().ids], ...detail }, origin);
  }

  function tellError(error: unknown, productId: string, origin?: EventTarget): void {
    const code = isWishlistFull(error) ? 'COUNT_EXCEEDED' : isItemOffline(error) ? 'ITEM_OFFLINE' : 'FAILED';
    emit('wishlistError', { code, productId, message: error instanceof Error ? error.message : String(error) }, origin);
  }

  function changeGuests(productId: string, wanted: boolean, origin: EventTarget | undefined): void {
    confirmed = withWish(guestsIds(), productId, wanted);
    wishlistIds.write(confirmed);
    show();
    tabs.announce();
    tellChange(origin, wanted ? { added: productId } : { removed: productId });
  }

  async function change(productId: string, wanted: boolean, origin: EventTarget | undefined): Promise<void> {
    if (!isCustomers()) confirmed = guestsIds();
    show();
    if (wanted && !hasRoomFor(productId, state.getState().ids)) {
      const error = new WishlistFullError();
      tellError(error, productId, origin);
      throw error;
    }
    if (!isCustomers()) return changeGuests(productId, wanted, origin);

    const replaced = wishes.find((wish) => wish.productId === productId && wish !== sending);
    if (replaced) drop(replaced).kept();
    // Changed to and fro before anything was sent.
    const { isLoaded } = state.getState();
    const isDone = isLoaded && replaced && sending?.productId !== productId && confirmed.includes(productId) === wanted;
    if (isDone) return show();
    const outcome = new Promise<void>((kept, refused) => {
      wishes = [...wishes, { productId, wanted, origin, kept, refused, isGuests: false }];
    });
    show();
    void send();
    return outcome;
  }

  /** Sends one wish after the other, in their order. */
  async function send(): Promise<void> {
    const [wish] = wishes;
    if (!wish || sending || loading || !network.isOnline()) return;
    if (wish.isGuests && !guestsIds().includes(wish.productId)) {
      // Another tab has added it meanwhile.
      drop(wish);
      return refresh();
    }
    sending = wish;
    const outcome = await sendWish(wish, client, { isOnline: network.isOnline, report: environment.report });
    sending = null;
    // The customer has changed meanwhile.
    if (!wishes.includes(wish)) return send();
    switch (outcome.kind) {
      case 'later':
        if (outcome.seconds !== null) clock.schedule(() => void send(), outcome.seconds * 1000);
        return;
      case 'loggedOut':
        return becomeGuest();
      case 'kept':
        confirmed = outcome.ids;
        drop(wish);
        show({ isLoaded: true });
        tabs.announce();
        if (!wish.isGuests)
          tellChange(wish.origin, wish.wanted ? { added: wish.productId } : { removed: wish.productId });
        wish.kept();
        break;
      case 'lost':
      case 'refused':
        if (outcome.kind === 'lost' && wish.isGuests) {
          clock.schedule(() => void send(), pauseBeforeNextMerge);
          return;
        }
        confirmed = outcome.ids ?? confirmed;
        drop(wish);
        show();
        tellError(outcome.error, wish.productId, wish.origin);
        wish.refused(outcome.error);
    }
    if (wish.isGuests && !wishes.some(({ isGuests }) => isGuests)) tellChange();
    return send();
  }

  function drop(wish: Wish): Wish {
    wishes = wishes.filter((other) => other !== wish);
    // What has been added once is not added again, even if the page is left in between.
    if (wish.isGuests) wishlistIds.write(guestsIds().filter((id) => id !== wish.productId));
    return wish;
  }

  /** The session has expired: what the customer wants is kept here until the next login. */
  function becomeGuest(): void {
    const waiting = wishes.filter(({ isGuests }) => !isGuests);
    isExpired = true;
    wishes = [];
    confirmed = guestsIds();
    show({ isLoaded: true, failure: null });
    for (const { productId, wanted, origin, kept } of waiting) {
      changeGuests(productId, wanted, origin);
      kept();
    }
  }

  function mergeGuests(): void {
    const guests = guestsIds();
    if (guests.length === 0 || wishes.some(({ isGuests }) => isGuests)) return;
    const merged = wishesToMerge(guests, confirmed);
    const [tooMany] = guests.filter((id) => !merged.includes(id));
    wishlistIds.write(merged.toReversed());
    const ignore = () => {};
    const added = merged.map((productId) => ({
      productId,
      wanted: true,
      isGuests: true,
      origin: undefined,
      kept: ignore,
      refused: ignore,
    }));
    wishes = [...added, ...wishes];
    show();
    if (tooMany !== undefined) tellError(new WishlistFullError(), tooMany);
  }

  function refresh(): Promise<void> {
    if (!isCustomers()) {
      const before = confirmed;
      confirmed = guestsIds();
      if (confirmed.join() !== before.join()) {
        show();
        tellChange();
      }
      return Promise.resolve();
    }
    if (loading) return loading;
    const mine = fetchList(customer).finally(() => {
      if (loading !== mine) return;
      loading = null;
      void send();
    });
    return (loading = mine);
  }

  async function fetchList(of: string | null): Promise<void> {
    lastRefresh = clock.now();
    const isCurrent = () => customer === of && !isExpired;
    try {
      const ids = await client.get();
      if (!isCurrent()) return;
      const isNews = state.getState().isLoaded && ids.join() !== confirmed.join();
      confirmed = ids;
      show({ isLoaded: true, failure: null });
      if (isNews) tellChange();
      mergeGuests();
    } catch (error) {
      if (!isCurrent()) return;
      const failure = wishFailure(error);
      if (failure.kind === 'login') return becomeGuest();
      environment.report(error);
      show({ failure: network.isOnline() ? failure : { kind: 'offline', waiting: false } });
    }
  }

  function load(): Promise<void> {
    // Other tabs may have changed the cookie.
    return isCustomers() && state.getState().isLoaded ? Promise.resolve() : refresh();
  }

  let following: (() => void) | null = null;
  /** Follows another tab, at most once a second. */
  function follow(): void {
    following ??= clock.schedule(
      () => {
        following = null;
        void refresh();
      },
      // A clock that is set back makes the pause no longer.
      Math.min(shortestPause, Math.max(0, lastRefresh + shortestPause - clock.now())),
    );
  }

  function listen(): () => void {
    const stops = [
      tabs.listen(follow),
      environment.onReturn(() => void refresh()),
      network.listen((online) => {
        if (online) void load().then(send);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  return {
    state,
    attach(element) {
      elements.add(element);
      if (!stopListening) {
        stopListening = listen();
        // What has changed while nobody looked.
        if (state.getState().isLoaded) void refresh();
      }
      return () => {
        elements.delete(element);
        if (elements.size > 0) return;
        stopListening?.();
        stopListening = null;
      };
    },
    setCustomer(customerEmailHash, ids = null) {
      const next = customerEmailHash || null;
      if (next === customer) return;
      const abandoned = wishes;
      customer = next;
      isExpired = false;
      wishes = [];
      loading = null;
      // Until a customer's list is there, the hearts show what the guest wanted.
      const isBrought = next !== null && ids !== null;
      confirmed = isBrought ? ids : guestsIds();
      show({ isLoaded: next === null || isBrought, failure: null });
      for (const { refused } of abandoned) refused(new Error('the customer has changed'));
      if (isBrought) {
        mergeGuests();
        void send();
      } else if (next !== null) void refresh();
    },
    load,
    refresh,
    add: (productId, origin) => change(productId, true, origin),
    remove: (productId, origin) => change(productId, false, origin),
  };
}

function guestsIds(): readonly string[] {
  return wishlistIds.read() ?? [];
}
