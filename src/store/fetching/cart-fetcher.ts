import { ApiError, isCancellation } from '../../api/errors.ts';
import { getCart } from '../../api/operations/cart.ts';
import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { longLoadingDelayMs } from '../../domain/loading-state.ts';
import { acceptCart, type CartSource } from './accept-cart.ts';
import { isOutdated } from './brought-cart.ts';
import { type Campaign, campaignOf, forgetAppliedCampaign } from './campaign-cookies.ts';
import { isGone, secondsToWait } from '../classify-error.ts';
import { redeemCampaign } from './discount-campaign.ts';
import { explainError } from '../explain-error.ts';
import { confirmedCart } from '../cart-selectors.ts';
import type { StoreContext } from '../store-context.ts';

export interface CartFetcher {
  /** The first fetch, or a campaign's coupon in its place (rulings, 41). */
  load(): Promise<void>;
  /** Fetches again; null when a cart came, else why not. A newer fetch takes the place of an older one. */
  refetch(source: CartSource): Promise<Failure | null>;
  /** Fetches again. A failure is shown, because the cart on the screen may be out of date. */
  refresh(source?: CartSource): Promise<void>;
  isFetching(): boolean;
  stop(): void;
}

interface Fetch {
  readonly controller: AbortController;
  readonly outcome: Promise<Failure | null>;
}

export function createCartFetcher(context: StoreContext): CartFetcher {
  const { state, environment, rateLimit, verification } = context;
  let current: Fetch | null = null;
  let redeeming = false;

  const baseUrl = () => state.getState().data.baseUrl;
  const isVerifying = () => state.getState().pendingChanges.some(({ status }) => status === 'verifying');
  const isMissing = () => state.getState().unchecked || !confirmedCart(state.getState());

  function refetch(source: CartSource): Promise<Failure | null> {
    current?.controller.abort();
    const controller = new AbortController();
    const outcome = run(source, controller);
    current = { controller, outcome };
    return outcome;
  }

  async function run(source: CartSource, controller: AbortController, isSecond = false): Promise<Failure | null> {
    const { signal } = controller;
    try {
      if (rateLimit.isActive()) await rateLimit.over();
      if (signal.aborted) return await successor();
      const isShared = source === 'otherTab';
      // What another cart of the page has asked for answers no request of this one, and verifies none.
      const joined = isShared && !isVerifying() ? environment.fetches.get(baseUrl()) : undefined;
      const request = joined ? verification.lastAnswered() : verification.startRequest();
      const cart = await (joined ?? (isShared ? fetchForAll() : context.call(getCart, {}, { signal })));
      if (signal.aborted) return await successor();
      if (!isSecond && isMissing() && isOutdated(context, cart, false)) {
        // Something on the way may have kept it. A second answer is believed.
        state.setState({ phase: { kind: 'ready', cart: confirmedCart(state.getState()) ?? cart }, unchecked: true });
        return await run(source, controller, true);
      }
      current = null;
      acceptCart(context, { cart, source, request });
      return null;
    } catch (error) {
      if (signal.aborted) return successor();
      current = null;
      return isCancellation(error) ? null : explain(error, source);
    }
  }

  /** Other carts of the page can join it, so nothing aborts it. */
  function fetchForAll(): Promise<Cart> {
    const { fetches } = environment;
    const shop = baseUrl();
    const cart = context.call(getCart, {}).finally(() => fetches.delete(shop));
    fetches.set(shop, cart);
    return cart;
  }

  /** Whoever waited for a fetch that a newer one replaced waits for that one. */
  async function successor(): Promise<Failure | null> {
    return current?.outcome ?? null;
  }

  function explain(error: unknown, source: CartSource): Failure {
    const seconds = secondsToWait(error);
    if (seconds !== null) {
      // Another cart of the page may have asked.
      if (!rateLimit.isActive()) rateLimit.begin(seconds);
      void tryAgainAfterPause(source);
    }
    if (!environment.network.isOnline()) return { kind: 'offline', waiting: false };
    if (isGone(error)) {
      // A shop that means it answers with the body of an error; without one, `baseUrl` may be wrong.
      if (!(error instanceof ApiError)) environment.report(error);
      const failure = { kind: 'gone', what: 'cart' } as const;
      state.setState({ phase: { kind: 'failed', failure }, pendingChanges: [], settledChanges: [] });
      return failure;
    }
    environment.report(error);
    return explainError(context, error);
  }

  /** One fetch follows, no matter how many were requested. */
  async function tryAgainAfterPause(source: CartSource): Promise<void> {
    await rateLimit.over();
    if (current || !context.isRunning()) return;
    await (confirmedCart(state.getState()) ? fetcher.refresh(source) : fetcher.load());
  }

  /** Redeems a campaign once; true when its answer is the cart that is shown now. */
  async function redeem(campaign: Campaign): Promise<boolean> {
    redeeming = true;
    const isShown = await redeemCampaign(context, campaign);
    redeeming = false;
    return isShown;
  }

  const fetcher: CartFetcher = {
    async load() {
      const { unchecked } = state.getState();
      const brought = unchecked ? null : confirmedCart(state.getState());
      if (brought) forgetAppliedCampaign(context, brought, null);
      // A load that is asked for once more while the campaign is redeemed fetches beside that.
      const campaign = redeeming ? null : campaignOf(context);
      if (brought) {
        if (campaign) await redeem(campaign);
        return;
      }
      if (!unchecked) state.setState({ phase: { kind: 'loading', slow: false } });
      const cancelSlow = context.later(() => {
        if (state.getState().phase.kind === 'loading') state.setState({ phase: { kind: 'loading', slow: true } });
      }, longLoadingDelayMs);
      const isShown = campaign && (await redeem(campaign));
      if (!isShown && context.isRunning() && isMissing()) {
        const failure = await refetch('start');
        if (failure && isMissing()) {
          const isReady = confirmedCart(state.getState()) !== null;
          state.setState(isReady ? { fetchFailure: failure } : { phase: { kind: 'failed', failure } });
        }
      }
      cancelSlow();
    },
    refetch,
    async refresh(source = 'refresh') {
      const fetchFailure = await refetch(source);
      if (!fetchFailure) return;
      // Whoever asked for it knows of something newer: look again after the next change, also if its notice is closed.
      verification.outcomeLost();
      state.setState({ fetchFailure });
    },
    isFetching: () => current !== null,
    stop() {
      current?.controller.abort();
      current = null;
    },
  };
  return fetcher;
}
