import type { Cart } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import { longLoadingAfter } from '../domain/loading-state.ts';
import { isCancellation } from '../api/errors.ts';
import { acceptCart, type CartSource } from './accept-cart.ts';
import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';
import { redeemCampaign, campaignOf } from './discount-campaign.ts';
import { failureOf, secondsToWait, statusOf } from './failure-of.ts';
import { loginUrlOf } from './navigation.ts';

export interface CartLoader {
  /** The first fetch, or a campaign's coupon in its place (rulings, 41). */
  load(): Promise<void>;
  /** Fetches again; null when a cart came, else why not. A newer fetch makes an older one moot. */
  refetch(source: CartSource): Promise<Failure | null>;
  stop(): void;
}

export function createCartLoader(core: CartCore): CartLoader {
  const { state, world } = core;
  let request: AbortController | null = null;

  async function fetchCart(get: (signal: AbortSignal) => Promise<Cart>, source: CartSource): Promise<Failure | null> {
    request?.abort();
    const controller = new AbortController();
    request = controller;
    try {
      const cart = await get(controller.signal);
      if (request === controller) acceptCart(core, cart, source);
      return null;
    } catch (error) {
      return isCancellation(error) ? null : explain(error, source);
    } finally {
      if (request === controller) request = null;
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
      const failure = await fetchCart((signal) => core.api.getCart({ signal }), 'start');
      notSlow();
      if (failure && !confirmedCart(state.getState())) state.setState({ phase: { kind: 'failed', failure } });
    },
    refetch: (source) => fetchCart((signal) => core.api.getCart({ signal }), source),
    stop() {
      request?.abort();
      request = null;
    },
  };
  return loader;
}
