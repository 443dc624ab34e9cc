import { createHttpClient } from '../api/http-client.ts';
import { getCart } from '../api/operations/cart.ts';
import { afterPaint } from '../dom/after-paint.ts';
import { type FragmentData, shopOf } from '../domain/fragment-data.ts';
import { hydrateAttribute } from '../domain/server-markup.ts';
import { draw } from '../render/draw.ts';
import { earlyCartOf } from '../render/early-cart.ts';
import { LateNotice } from '../render/late-notice.tsx';
import { cookies } from '../storage/cookies.ts';
import { pendingChanges } from '../storage/cart-values.ts';
import { isOlderThanConfirmed } from '../store/fetching/last-confirmed-cart.ts';
import { initialState } from '../store/cart/cart-state.ts';
import { announceOnce } from '../store/tabs/tab-messages.ts';
import { drawCart } from './draw-cart.ts';
import { outdatedEarly, untouched, watchedCarts } from './early/handover.ts';
import type { Drawn, Handover, StopWatching } from './early/handover.ts';
import type { Load } from './early/load-program.ts';
import { lateMs, watchCart } from './early/watch-cart.ts';
import { browserClient } from './environment/browser-client.ts';
import { readCartData, withCart } from './page-data/cart-data.ts';
import { isSamePageData, type PageData } from './page-data/page-data.ts';
import { createContainer, isServerMarkup } from './shadow-markup.ts';
import { showBrand } from './show-brand.ts';

/** An answer within this time comes without a skeleton before it. Before the first frame, the browser is busy. */
const quickAnswerMs = 100;
/** Before the engine is needed, rows are drawn in tasks that keep the page quick to react. */
const longestTaskMs = 30;
/** After this time, online, a failed attempt to load the engine and its retries mean that a deploy has removed its code. */
const brokenMs = 10_000;

/** After this time without an answer, the engine loads, and then says that it takes long. */
const slowAnswerMs = 500;

/** What an element shows: its picture until the engine takes it over, then a cart or the error screen. */
export interface Content {
  /** Reads the data of the page again, and follows what has changed. */
  update(): void;
  /** Restores open dialogs and scroll positions, which the browser resets when an element is moved. */
  restoreAfterMove?(): void;
  stop(): void;
}

/** The request for the first cart, which the engine joins if it is there before the answer. */
function requestCart({ baseUrl }: FragmentData, closing: AbortController) {
  const cart = createHttpClient(browserClient(() => baseUrl))(getCart, {}, closing);
  const close = () => closing.abort();
  // The page is listened to until the answer.
  cart.then(close, close);
  const join: Drawn['join'] = (engine) => {
    engine.addEventListener('abort', close);
    return cart;
  };
  return { cart, join };
}

/** A campaign or what an earlier page has left to do changes the cart first. */
const isChangedFirst = ({ rootComponentProps: { discountCampaignCookieName: name } }: FragmentData) =>
  (name !== null && cookies.read(name)) || pendingChanges.read();

const isHydratedLater = (host: Element) =>
  /^(?:idle|visible|interaction)$/.test(host.getAttribute(hydrateAttribute) ?? '');

/**
 * Draws the cart of an element as the server would have, and fetches it if the page has not brought it along. Loads the
 * engine when `hydrate` says so, after the next paint if there is no cart to draw, at the latest when a control is touched.
 * @param restart called when the page names another shop, which has another cart.
 */
export function showPicture(host: HTMLElement, findData: () => PageData, load: Load, restart: () => void): Content {
  const page = findData();
  // The browser paints server markup first, whose data only the engine reads.
  const read = isServerMarkup(host) ? null : readCartData(page, host.baseURI);
  const watched = watchedCarts();
  let late: ReturnType<typeof setTimeout> | undefined;
  let isBroken = false;
  function tell(): void {
    isBroken = true;
    draw(LateNotice({}), host.shadowRoot ?? createContainer(host).root);
  }
  const loadInTime: Load = async () => {
    late ??= setTimeout(tell, lateMs);
    const loaded = await load();
    if (!loaded && !isBroken && navigator.onLine && watched.has(host)) {
      isBroken = true;
      clearTimeout(late);
      late = setTimeout(tell, brokenMs);
    }
    return loaded;
  };
  if (!read?.data) {
    // The early script has a notice of its own for the markup that it watches.
    if (watched.has(host)) return { update() {}, stop: afterPaint(() => void load()) };
    const cancel = afterPaint(() => void loadInTime());
    const end = () => {
      cancel();
      clearTimeout(late);
      watched.delete(host);
      return untouched;
    };
    watched.set(host, end);
    return { update() {}, stop: end };
  }
  const data: FragmentData = read.data;
  const closing = new AbortController();
  const isFetched = !data.rootComponentProps.initialCart && !isChangedFirst(data);
  // Before the style is parsed, which takes as long as a quick answer.
  const request = isFetched ? requestCart(data, closing) : null;
  const { root, container } = createContainer(host);
  let drawn: Drawn = { page, data, source: read.source, join: request?.join ?? null, fetchedAt: null };
  let slow: ReturnType<typeof setTimeout> | undefined;
  let changed: () => unknown = loadInTime;
  /** Ends what this has started, when the engine claims the element or the page removes it. */
  let stop: StopWatching = () => untouched;

  function end(isRemoved?: boolean): Handover {
    clearTimeout(late);
    clearTimeout(slow);
    watched.delete(host);
    return { ...stop(isRemoved), drawn };
  }

  const drawSkeleton = () => void drawCart(container, initialState(data), loadInTime);

  function show(next: Drawn): void {
    const taskMs = isHydratedLater(host) ? longestTaskMs : Infinity;
    const stopDrawing = drawCart(container, initialState(next.data), loadInTime, taskMs);
    let stopWatching: StopWatching | undefined;
    stop = (isRemoved) => {
      stopDrawing(isRemoved);
      return stopWatching?.(isRemoved) ?? untouched;
    };
    drawn = next;
    const early = earlyCartOf(next.data);
    if (!early) return void loadInTime();
    stopWatching = watchCart(host, root, { ...early, isFresh: next.fetchedAt !== null }, loadInTime, (loadNow) => {
      changed = () => loadNow(true);
      return !isHydratedLater(host) || outdatedEarly.has(host) ? afterPaint(loadNow) : () => {};
    });
  }

  async function fetchAndShow(): Promise<void> {
    if (!request) {
      drawSkeleton();
      return void loadInTime();
    }
    slow = setTimeout(loadInTime, slowAnswerMs);
    // The answer is older than what another page may have changed meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => persisted && outdatedEarly.add(host), closing);
    const patience = new Promise<void>((end) => void afterPaint(() => setTimeout(end, quickAnswerMs)));
    const quick = await Promise.race([request.cart.catch(() => {}), patience]);
    if (!quick && watched.has(host)) drawSkeleton();
    const cart = await request.cart;
    if (!watched.has(host)) return;
    clearTimeout(slow);
    // It may come from a cache on the way, so that the engine asks once more.
    if (isOlderThanConfirmed(data.baseUrl, cart, false)) return void loadInTime();
    announceOnce({ ...shopOf(data), cartVersion: cart.cartVersion });
    show({ ...drawn, data: withCart(data, cart), join: null, fetchedAt: performance.now() });
  }

  /** Draws a cart of the page before it returns. */
  const start = async () => (data.rootComponentProps.initialCart ? show(drawn) : fetchAndShow());

  watched.set(host, end);
  showBrand(host, data.tenant);
  // The engine explains what failed, and renders what cannot be drawn because a row crashes.
  start().catch(() => {
    if (watched.has(host)) void loadInTime();
  });
  return {
    update() {
      const now = findData();
      if (isSamePageData(now, page)) return;
      const next = readCartData(now, host.baseURI).data;
      if (next && next.baseUrl !== data.baseUrl) restart();
      else void changed();
    },
    stop() {
      closing.abort();
      end(true);
      container.remove();
    },
  };
}
