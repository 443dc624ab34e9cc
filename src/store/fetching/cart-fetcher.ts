import { ApiError } from '../../api/errors.ts';
import { getCart } from '../../api/operations/cart.ts';
import type { Cart } from '../../domain/cart.ts';
import { type Failure, isCancellation } from '../../domain/failure.ts';
import { longLoadingDelayMs } from '../../domain/loading-state.ts';
import { acceptCart } from './accept-cart.ts';
import type { CartSource } from './announce-cart.ts';
import { isOlderThanConfirmed } from './last-confirmed-cart.ts';
import { campaignOf, forgetAppliedCampaign } from './campaign-cookies.ts';
import { isConflict, isGone, secondsUntilRetry } from '../calls/classify-error.ts';
import { redeemCampaign } from './discount-campaign.ts';
import { explainError } from '../cart/explain-error.ts';
import { confirmedCart } from '../cart/cart-selectors.ts';
import { openEntries } from '../intents/entry.ts';
import { keepingWishes } from '../intents/change-log.ts';
import type { StoreContext } from '../cart/store-context.ts';

/** Milliseconds for which the next step waits for a campaign. */
const longestRedeemingMs = 10_000;
const confirmationDelayMs = 1000;

export type CartFetcher = ReturnType<typeof createCartFetcher>;

export function createCartFetcher(context: StoreContext) {
  const { state, environment, rateLimit, requestClock } = context;
  let current: Readonly<{ controller: AbortController; outcome: Promise<Failure | null> }> | null = null;
  let redeeming: AbortController | null = null;
  /** The numbers of the requests that other carts may have joined. */
  const ownShared = new WeakMap<Promise<Cart>, number>();

  const baseUrl = () => state.getState().data.baseUrl;
  /** Whether an entry can only be confirmed by a fetch that starts now. */
  const isUnverified = () =>
    openEntries(state.getState()).some(({ status: { kind } }) => kind === 'verifying' || kind === 'failed');
  /** A superseded fetch resolves with its successor. */
  const successor = () => current?.outcome ?? null;
  const isMissing = () => state.getState().isStale || !confirmedCart(state.getState());

  /** Refetches the cart; resolves to why that failed if it did. A newer fetch supersedes an older one. */
  function refetch(source: CartSource): Promise<Failure | null> {
    current?.controller.abort();
    const controller = new AbortController();
    const outcome = run(source, controller);
    current = { controller, outcome };
    return outcome;
  }

  async function run(source: CartSource, controller: AbortController, isSecondAnswer = false): Promise<Failure | null> {
    const { signal } = controller;
    try {
      if (rateLimit.isActive()) await rateLimit.over();
      if (signal.aborted) return await successor();
      state.setState({ isFetching: true });
      const isShared = source === 'otherTab';
      const joined = isShared && !isUnverified() ? environment.fetches.get(baseUrl()) : undefined;
      // The fetch of another cart may have started before a request of this one, so it confirms no change.
      const request = joined ? (ownShared.get(joined) ?? requestClock.lastAnswered()) : requestClock.startRequest();
      const sent = joined ?? (source === 'start' ? environment.joinRequest(signal) : null);
      const cart = await (sent ?? (isShared ? fetchForAll(request) : context.call(getCart, {}, { signal })));
      if (signal.aborted) return await successor();
      if (!isSecondAnswer && isMissing() && isOlderThanConfirmed(baseUrl(), cart, false)) {
        // It may come from a cache on the way. A second answer is accepted.
        state.setState({ phase: { kind: 'ready', cart: confirmedCart(state.getState()) ?? cart }, isStale: true });
        return await run(source, controller, true);
      }
      current = null;
      const isAccepted = acceptCart(context, { cart, source, request });
      // The shop may have gone back to an older cart, which only another fetch shows.
      if (!isAccepted) {
        state.setState({ isFetching: false });
        context.later(() => current ?? void refresh(), confirmationDelayMs);
      }
      return null;
    } catch (error) {
      if (signal.aborted) return successor();
      current = null;
      state.setState({ isFetching: false });
      return isCancellation(error) ? null : explain(error, source);
    }
  }

  /** Other carts of the page may join it, so it cannot be aborted. */
  function fetchForAll(request: number): Promise<Cart> {
    const { fetches } = environment;
    const shop = baseUrl();
    const cart = context.call(getCart, {}).finally(() => fetches.get(shop) === cart && fetches.delete(shop));
    fetches.set(shop, cart);
    ownShared.set(cart, request);
    return cart;
  }

  function explain(error: unknown, source: CartSource): Failure {
    const seconds = secondsUntilRetry(error);
    if (seconds !== null) {
      // The fetch may be that of another cart of the page, so that `call` has not started the pause.
      rateLimit.begin(seconds);
      void retryAfterPause(source);
    }
    const failure = explainError(context, error);
    if (failure.kind === 'offline') return failure;
    const gone = { kind: 'gone', what: 'cart' } as const;
    if (isGone(error)) {
      // A shop whose cart is gone answers with the body of an error. Without one, `baseUrl` may be wrong.
      if (!(error instanceof ApiError)) environment.report(error);
      state.setState(({ log }) => ({ phase: { kind: 'failed', failure: gone }, log: keepingWishes(log, []) }));
      return gone;
    }
    environment.report(error);
    // A 409 tells a page without a cart that the shop does not know the session.
    return isConflict(error) && !confirmedCart(state.getState()) ? gone : failure;
  }

  /** Schedules at most one retry. */
  async function retryAfterPause(source: CartSource): Promise<void> {
    await rateLimit.over();
    if (current || !context.isRunning()) return;
    await loadOrRefresh(source);
  }

  /** Redeems the campaign once. A lost answer is verified. Resolves to whether the first cart has yet to be fetched. */
  async function redeem(): Promise<boolean> {
    const { signal } = (redeeming = new AbortController());
    state.setState({ redeeming: true });
    const end = () => state.setState({ redeeming: false });
    // A call that hangs must not keep the shopper from proceeding.
    const cancelEnd = context.later(end, longestRedeemingMs);
    await redeemCampaign(context, signal);
    cancelEnd();
    if (signal.aborted) return false;
    redeeming = null;
    end();
    if (isMissing()) return true;
    if (requestClock.isUnverified()) void refresh();
    return false;
  }

  /** The first fetch. A campaign's coupon, whose answer is a cart, replaces it. */
  async function load(): Promise<void> {
    const { isStale } = state.getState();
    const initialCart = isStale ? null : confirmedCart(state.getState());
    if (initialCart) forgetAppliedCampaign(context, initialCart, null);
    // A second load while the campaign is being redeemed only fetches.
    const hasCampaign = !redeeming && campaignOf(context) !== null;
    if (initialCart) {
      if (hasCampaign) await redeem();
      return;
    }
    if (!isStale) state.setState({ phase: { kind: 'loading', slow: false } });
    const cancelSlow = context.later(() => {
      if (state.getState().phase.kind === 'loading') state.setState({ phase: { kind: 'loading', slow: true } });
    }, longLoadingDelayMs);
    if ((!hasCampaign || (await redeem())) && context.isRunning() && isMissing()) {
      const failure = await refetch('start');
      if (failure && isMissing()) {
        const isReady = confirmedCart(state.getState()) !== null;
        state.setState(isReady ? { fetchFailure: failure } : { phase: { kind: 'failed', failure } });
      }
    }
    cancelSlow();
  }

  /** Refetches the cart, and shows a failure, because the cart on the screen may be out of date. */
  async function refresh(source: CartSource = 'refresh'): Promise<void> {
    const fetchFailure = await refetch(source);
    if (!fetchFailure) return;
    // There may be a newer cart: refetch after the next change, even if the shopper closes the notice.
    requestClock.outcomeLost();
    state.setState({ fetchFailure });
  }

  const loadOrRefresh = (source?: CartSource) => (confirmedCart(state.getState()) ? refresh(source) : load());

  return {
    load,
    refetch,
    refresh,
    loadOrRefresh,
    isFetching: () => current !== null,
    stop(): void {
      current?.controller.abort();
      redeeming?.abort();
      current = redeeming = null;
      state.setState({ redeeming: false, isFetching: false });
    },
  };
}
