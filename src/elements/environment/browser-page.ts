import { tryOrNull } from '../../domain/try-or-null.ts';
import { cartEmptied } from '../../storage/cart-values.ts';
import type { Page } from '../../store/cart/environment.ts';
import { mayStoreCount } from '../analytics/consent.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { type Handover, outdatedEarly } from '../early/handover.ts';
import type { Visit } from '../early/triggers.ts';
import { pageOrigin } from './browser-client.ts';

/** A page that was hidden for longer may show a stale cart. */
const maxHiddenMs = 5 * 60_000;

const visit = () => performance.getEntriesByType('navigation')[0] as Visit | undefined;

/** Whether the page may come from the browser's cache, with the data of an earlier visit. */
export const isRevisit = () => visit()?.type === 'back_forward' || visit()?.deliveryType === 'cache';

/** Whether the browser has requested the page before the shopper opened it. */
export const wasPrerendered = () => Boolean(visit()?.activationStart);

/** Whether the page was hidden after it was visible; known in Chromium only. */
const wasHidden = () =>
  performance.getEntriesByType('visibility-state').some(({ name, startTime }) => name === 'hidden' && startTime > 0);

export const isVisible = () => unclobbered(document).visibilityState === 'visible';

export function createBrowserPage(host: HTMLElement, { isOutdated = false, announcedVersion, drawn }: Handover): Page {
  const { fetchedAt = null } = drawn ?? {};
  const isOld = () =>
    fetchedAt === null ? wasPrerendered() || wasHidden() : performance.now() - fetchedAt > maxHiddenMs;
  return {
    emit: (name, detail) => dispatchFragmentEvent(host, name, detail),
    announcedVersion: () => announcedVersion,
    url: () => host.baseURI,
    origin: pageOrigin,
    isRevisit: () => fetchedAt === null && isRevisit(),
    isOutdated: () => isOld() || outdatedEarly.has(host) || isOutdated,
    isVisible,
    mayStoreCount: () => mayStoreCount(host),
    leaveFor: (url) => location.assign(url),
    reload() {
      if (!navigator.onLine) return false;
      cartEmptied.write(true);
      location.reload();
      return true;
    },
    askBeforeLeaving(signal) {
      const ask = (event: BeforeUnloadEvent) => {
        event.preventDefault();
        // Chromium before version 119 requires this instead.
        event.returnValue = true;
      };
      window.addEventListener('beforeunload', ask, { signal });
    },
    removeQueryParameters(names) {
      const url = new URL(location.href);
      // `URLSearchParams` would encode the other parameters again.
      const all = url.search.slice(1).split('&');
      const others = all.filter((one) => !names.some((name) => new URLSearchParams(one).has(name)));
      if (others.length === all.length) return;
      url.search = others.join('&');
      // A sandboxed page or one with an opaque URL cannot change its address.
      tryOrNull(() => history.replaceState(history.state, '', url));
    },
    onReturn,
    onLeave: (left, signal) => window.addEventListener('pagehide', left, { signal }),
  };
}

export const onReturn: Page['onReturn'] = (returned, signal) => {
  // Both clocks: the system's may be set back, and the monotonic one stops while a device sleeps.
  let [hiddenAt, hiddenSince] = [Infinity, Infinity];
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) returned();
  };
  const turned = () => {
    const [now, running] = [Date.now(), performance.now()];
    if (!isVisible()) [hiddenAt, hiddenSince] = [now, running];
    else if (Math.max(now - hiddenAt, running - hiddenSince) >= maxHiddenMs) returned();
  };
  window.addEventListener('pageshow', shown, { signal });
  // Bubbles from the document, which an element can clobber.
  window.addEventListener('visibilitychange', turned, { signal });
};
