import { createStore } from 'zustand/vanilla';
import { hasRoomFor, isWishlistFull, wishesToMerge, WishlistFullError, withWish } from '../../domain/wishlist.ts';
import { wishlistIds } from '../../storage/registry.ts';
import { createReports } from './create-reports.ts';
import { sendWish, wishFailure, type Wish } from './send-wish.ts';
import type { Wishlist, WishlistEnvironment, WishlistState } from './wishlist.ts';

/** Other tabs may announce as much as they like. */
const shortestPause = 1000;
const pauseBeforeNextMerge = 30_000;

/** Creates the wishlist of a page: a guest's cookie, or a customer's list on the server (rulings, 31 to 33). */
export function createWishlist(environment: WishlistEnvironment): Wishlist {
  const { client, network, tabs, clock } = environment;
  let customer: string | null = null;
  let isExpired = false;
  /** Ends with the login: what is on its way then is cancelled, and its answer ignored. */
  let login = new AbortController();
  /** The list that the server or the cookie has. */
  let confirmed = guestsIds();
  const reports = createReports(environment, confirmed);
  let wishes: readonly Wish[] = [];
  let sending: Wish | null = null;
  /** Wishes of the guest that could not be sent and wait for another attempt. */
  const resting = new Set<Wish>();
  let loading: Promise<void> | null = null;
  let lastRefresh = -Infinity;
  let stopListening: (() => void) | null = null;

  const isCustomers = () => customer !== null && !isExpired;
  const view = () => ({
    ids: wishes.reduce((ids, { productId, wanted }) => withWish(ids, productId, wanted), confirmed),
    pending: wishes.map(({ productId }) => productId),
    isCustomers: isCustomers(),
    customer,
  });
  const state = createStore<WishlistState>(() => ({ ...view(), isLoaded: true, failure: null }));
  const show = (changed: Partial<WishlistState> = {}) => state.setState({ ...view(), ...changed });

  function changeGuests(productId: string, wanted: boolean, origin: EventTarget | undefined): void {
    confirmed = withWish(guestsIds(), productId, wanted);
    wishlistIds.write(confirmed);
    show();
    tabs.announce();
    reports.change(confirmed, productId, origin);
  }

  async function change(productId: string, wanted: boolean, origin: EventTarget | undefined): Promise<void> {
    if (!isCustomers()) confirmed = guestsIds();
    show();
    if (wanted && !hasRoomFor(productId, state.getState().ids)) {
      const error = new WishlistFullError();
      reports.error(error, productId, { origin });
      throw error;
    }
    if (!isCustomers()) return changeGuests(productId, wanted, origin);

    if (!wanted) forgetGuests(productId);
    const replaced = wishes.find((wish) => wish.productId === productId && wish !== sending);
    if (replaced) drop(replaced).kept();
    const isUnderWay = sending?.productId === productId;
    const { isLoaded } = state.getState();
    // Changed to and fro before anything was sent.
    const isDone = isLoaded && replaced && !isUnderWay && confirmed.includes(productId) === wanted;
    if (isDone || (isUnderWay && sending?.wanted === wanted)) {
      show();
      return isDone ? undefined : sending?.outcome;
    }
    let settlers!: Pick<Wish, 'kept' | 'refused'>;
    const outcome = new Promise<void>((kept, refused) => (settlers = { kept, refused }));
    wishes = [...wishes, { productId, wanted, origin, outcome, ...settlers, isGuests: false }];
    show();
    void send();
    return outcome;
  }

  const nextWish = () => wishes.find((wish) => !resting.has(wish));

  /** Sends one wish after the other, in their order. */
  async function send(): Promise<void> {
    const wish = nextWish();
    if (!wish || sending || loading || !network.isOnline()) return;
    const { productId, isGuests } = wish;
    if (isGuests && !guestsIds().includes(productId)) {
      // Another tab has added it meanwhile.
      drop(wish);
      return refresh();
    }
    sending = wish;
    const { signal } = login;
    const outcome = await sendWish(wish, client, signal, { isOnline: network.isOnline, report: environment.report });
    if (signal.aborted) return;
    if (outcome.kind === 'later' && outcome.seconds !== null) {
      // Until then it counts as being sent, so that nothing else is.
      clock.schedule(() => {
        if (signal.aborted) return;
        sending = null;
        void send();
      }, outcome.seconds * 1000);
      return;
    }
    sending = null;
    switch (outcome.kind) {
      case 'later':
        return;
      case 'loggedOut':
        return becomeGuest();
      case 'kept':
        confirmed = outcome.ids;
        drop(wish);
        forgetGuests(productId);
        show({ isLoaded: true });
        tabs.announce();
        if (!isGuests) reports.change(confirmed, productId, wish.origin);
        wish.kept();
        if (!wish.wanted) offerGuests();
        break;
      case 'lost':
      case 'refused':
        confirmed = outcome.ids ?? confirmed;
        if (isGuests && outcome.kind === 'lost') {
          resting.add(wish);
          clock.schedule(() => {
            resting.delete(wish);
            void send();
          }, pauseBeforeNextMerge);
        } else if (isGuests && isWishlistFull(outcome.error)) {
          wishes = wishes.filter((other) => !other.isGuests);
          show();
          sayWithoutRoom();
        } else {
          drop(wish);
          reports.error(outcome.error, productId, { origin: wish.origin });
          wish.refused(outcome.error);
        }
        show();
    }
    if (isGuests && !nextWish()?.isGuests) reports.change(confirmed);
    return send();
  }

  function drop(wish: Wish): Wish {
    wishes = wishes.filter((other) => other !== wish);
    // What has been added once is not added again, even if the page is left in between.
    if (wish.isGuests) forgetGuests(wish.productId);
    return wish;
  }

  /** What the customer has changed since is not offered again. */
  function forgetGuests(productId: string): void {
    wishlistIds.write(guestsIds().filter((id) => id !== productId));
  }

  /** Begins with another list. Returns the wishes that are given up. */
  function start(ids: readonly string[], isLoaded: boolean): readonly Wish[] {
    const abandoned = wishes;
    login.abort();
    login = new AbortController();
    wishes = [];
    sending = null;
    loading = null;
    confirmed = ids;
    reports.begin(ids);
    show({ isLoaded, failure: null });
    return abandoned;
  }

  /** The session has expired: what the customer wants is kept here until the next login. */
  function becomeGuest(): void {
    isExpired = true;
    for (const { productId, wanted, origin, isGuests, kept } of start(guestsIds(), true)) {
      if (isGuests) continue;
      changeGuests(productId, wanted, origin);
      kept();
    }
  }

  /** Sends what the guest wished, as far as there is room. It stays in the cookie until the server has it. */
  function offerGuests(): void {
    const isAsked = (id: string) => wishes.some(({ productId }) => productId === id);
    const offered = wishesToMerge(guestsIds(), state.getState().ids).filter((id) => !isAsked(id));
    const ignore = () => {};
    const added = offered.map((productId) => ({
      productId,
      wanted: true,
      isGuests: true,
      kept: ignore,
      refused: ignore,
    }));
    wishes = [...added, ...wishes];
    show();
    sayWithoutRoom();
  }

  function sayWithoutRoom(): void {
    const { ids } = state.getState();
    reports.withoutRoom(guestsIds().filter((id) => !ids.includes(id)));
  }

  function refresh(): Promise<void> {
    if (!isCustomers()) {
      confirmed = guestsIds();
      show();
      reports.change(confirmed);
      return Promise.resolve();
    }
    if (loading) return loading;
    const mine = fetchList(login).finally(() => {
      if (loading !== mine) return;
      loading = null;
      void send();
    });
    return (loading = mine);
  }

  async function fetchList({ signal }: AbortController): Promise<void> {
    lastRefresh = clock.now();
    const before = confirmed;
    try {
      const ids = await client.get(signal);
      if (signal.aborted) return;
      // The answer to a wish is newer.
      if (confirmed === before) confirmed = ids;
      // The first list is no change.
      if (!state.getState().isLoaded) reports.begin(confirmed);
      show({ isLoaded: true, failure: null });
      reports.change(confirmed);
      offerGuests();
    } catch (error) {
      if (signal.aborted) return;
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
    attach(element, say) {
      const one = { element, say };
      reports.attached.add(one);
      if (!stopListening) {
        stopListening = listen();
        // What has changed while nobody looked.
        if (state.getState().isLoaded) void refresh();
      }
      return () => {
        reports.attached.delete(one);
        if (reports.attached.size > 0) return;
        stopListening?.();
        stopListening = null;
      };
    },
    setCustomer(customerEmailHash, ids = null) {
      const next = customerEmailHash || null;
      if (next === customer) return;
      customer = next;
      isExpired = false;
      const isBrought = next !== null && ids !== null;
      // Until a customer's list is there, the hearts show what the guest wanted.
      const abandoned = start(isBrought ? ids : guestsIds(), next === null || isBrought);
      for (const { refused } of abandoned) refused(new DOMException('', 'AbortError'));
      if (isBrought) {
        offerGuests();
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
