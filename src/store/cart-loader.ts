import type { Cart } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import { longLoadingAfter } from '../domain/loading-state.ts';
import { isCancellation } from '../api/errors.ts';
import { acceptCart, type CartSource } from './accept-cart.ts';
import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';
import { campaignOf, redeemCampaign } from './discount-campaign.ts';
import { failureOf, secondsToWait, statusOf } from './failure-of.ts';
import { loginUrlOf } from './navigation.ts';
import { addFailureNotice } from './notices.ts';

export interface CartLoader {
  /** The first fetch, or a campaign's coupon in its place (rulings, 41). */
  load(): Promise<void>;
  /** Fetches again; null when a cart came, else why not. A newer fetch makes an older one moot. */
  refetch(source: CartSource): Promise<Failure | null>;
  /** Fetches again and tells when that fails, since what is shown may be wrong now. */
  converge(): Promise<void>;
  /** Whether a fetch is under way that will end the present doubt, or tell that it could not. */
  isConverging(): boolean;
  stop(): void;
}

interface CartRequest {
  readonly controller: AbortController;
  readonly source: CartSource;
  readonly moment: number;
  readonly outcome: Promise<Failure | null>;
}

export function createCartLoader(core: CartCore): CartLoader {
  const { state, world } = core;
  let request: CartRequest | null = null;

  function fetchCart(source: CartSource): Promise<Failure | null> {
    request?.controller.abort();
    const controller = new AbortController();
    const moment = core.doubt.now();
    const outcome = core.api.getCart({ signal: controller.signal }).then(accept, reject);
    const mine: CartRequest = { controller, source, moment, outcome };
    request = mine;
    return mine.outcome;

    function accept(cart: Cart): Failure | null | Promise<Failure | null> {
      if (request !== mine) return request?.outcome ?? null;
      request = null;
      core.doubt.end(moment);
      acceptCart(core, cart, source);
      return null;
    }

    /** Who waited for a fetch that a newer one replaced waits for that one. */
    function reject(error: unknown): Failure | null | Promise<Failure | null> {
      if (request !== mine) return request?.outcome ?? null;
      request = null;
      return isCancellation(error) ? null : explain(error, source);
    }
  }

  function explain(error: unknown, source: CartSource): Failure {
    const pause = secondsToWait(error);
    if (pause !== null) core.later(() => void loader.refetch(source), pause * 1000);
    if (!world.network.isOnline()) return { kind: 'offline' };
    const status = statusOf(error);
    if (status === 404 || status === 410) {
      state.setState({ phase: { kind: 'failed', failure: { kind: 'gone' } }, wishes: [] });
      return { kind: 'gone' };
    }
    world.report(error);
    return failureOf(error, (redirectedTo) => loginUrlOf(core, redirectedTo));
  }

  const loader: CartLoader = {
    async load() {
      const campaign = campaignOf(core);
      if (confirmedCart(state.getState())) {
        if (campaign) await redeemCampaign(core, campaign);
        return;
      }
      state.setState({ phase: { kind: 'loading', slow: false } });
      const notSlow = core.later(() => {
        if (state.getState().phase.kind === 'loading') state.setState({ phase: { kind: 'loading', slow: true } });
      }, longLoadingAfter);
      if (campaign && (await redeemCampaign(core, campaign))) return notSlow();
      const failure = await fetchCart('start');
      notSlow();
      if (failure && !confirmedCart(state.getState())) state.setState({ phase: { kind: 'failed', failure } });
    },
    refetch: fetchCart,
    async converge() {
      const failure = await loader.refetch('refresh');
      if (failure) addFailureNotice(core, failure, true);
    },
    isConverging: () => request?.source === 'refresh' && request.moment === core.doubt.now(),
    stop() {
      request?.controller.abort();
      request = null;
    },
  };
  return loader;
}
