import { isCancellation } from '../api/errors.ts';
import type { FirstCalls } from '../api/first-calls.ts';
import type { Cart } from '../domain/cart.ts';
import type { Failure } from '../domain/failure.ts';
import { longLoadingAfter } from '../domain/loading-state.ts';
import { acceptCart, type CartSource } from './accept-cart.ts';
import { type Campaign, campaignOf } from './campaign-cookies.ts';
import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';
import { addFailureNotice, removeNotices } from './notices.ts';

export interface CartLoader {
  /** The first fetch, or a campaign's coupon in its place (rulings, 41). */
  load(): Promise<void>;
  /** Fetches again; null when a cart came, else why not. A newer fetch makes an older one moot. */
  refetch(source: CartSource): Promise<Failure | null>;
  /**
   * Fetches again and tells when that fails, since what is shown may be wrong now; the source is a refresh if not given.
   * What it told of an earlier fetch goes when a cart comes.
   */
  converge(source?: CartSource): Promise<void>;
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

interface LaterHelp {
  /** What the error of a fetch means; see `explainFetchError`. */
  explain(error: unknown, source: CartSource): Promise<Failure>;
  /** Redeems a campaign; true when its answer is the cart that is shown now. */
  redeem(campaign: Campaign): Promise<boolean>;
}

export function createCartLoader(core: CartCore, calls: FirstCalls, help: LaterHelp): CartLoader {
  const { state } = core;
  let request: CartRequest | null = null;
  let redeeming = false;
  let told: string | null = null;

  function fetchCart(source: CartSource): Promise<Failure | null> {
    request?.controller.abort();
    const controller = new AbortController();
    const moment = core.doubt.now();
    const outcome = calls.getCart({ signal: controller.signal }).then(accept, reject);
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
      return isCancellation(error) ? null : help.explain(error, source);
    }
  }

  async function redeem(campaign: Campaign): Promise<boolean> {
    redeeming = true;
    const isShown = await help.redeem(campaign);
    redeeming = false;
    return isShown;
  }

  const loader: CartLoader = {
    async load() {
      // A load that is asked for once more while the campaign is redeemed fetches beside that.
      const campaign = redeeming ? null : campaignOf(core);
      if (confirmedCart(state.getState())) {
        if (campaign) await redeem(campaign);
        return;
      }
      state.setState({ phase: { kind: 'loading', slow: false } });
      const notSlow = core.later(() => {
        if (state.getState().phase.kind === 'loading') state.setState({ phase: { kind: 'loading', slow: true } });
      }, longLoadingAfter);
      if (campaign && (await redeem(campaign))) return notSlow();
      if (!core.isRunning() || confirmedCart(state.getState())) return notSlow();
      const failure = await fetchCart('start');
      notSlow();
      if (failure && !confirmedCart(state.getState())) state.setState({ phase: { kind: 'failed', failure } });
    },
    refetch: fetchCart,
    async converge(source = 'refresh') {
      const failure = await loader.refetch(source);
      if (!failure) removeNotices(core, ({ id }) => id === told);
      // Without a cart, the page itself tells.
      else if (confirmedCart(state.getState())) told = addFailureNotice(core, failure, true);
    },
    isConverging: () => request?.source === 'refresh' && request.moment === core.doubt.now(),
    stop() {
      request?.controller.abort();
      request = null;
    },
  };
  return loader;
}
