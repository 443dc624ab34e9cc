import type { Page } from '../../store/environment.ts';
import { hasConsent } from '../analytics/consent.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';
import { unclobbered } from '../../react/unclobbered.ts';
import { listen } from './listen.ts';

/** After being hidden for so many milliseconds, the page may show a stale cart. */
const longHidden = 5 * 60_000;

/** The host page around an element. */
export function createBrowserPage(host: HTMLElement): Page {
  return {
    emit: (name, detail) => dispatchFragmentEvent(host, name, detail),
    url: () => host.baseURI,
    origin: () => window.origin,
    isRevisit() {
      const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        // Not known to TypeScript yet, nor to every browser.
        readonly deliveryType?: string;
      })[];
      return visit?.type === 'back_forward' || visit?.deliveryType === 'cache';
    },
    mayStoreCount: () => hasConsent(host) || host.hasAttribute('data-cart-badge'),
    leaveFor: (url) => location.assign(url),
    reload: () => location.reload(),
    askBeforeLeaving: () =>
      listen('beforeunload', (event) => {
        event.preventDefault();
        // Chromium before version 119 asks for this alone.
        event.returnValue = true;
      }),
    removeQueryParameters(names) {
      const url = new URL(location.href);
      const present = names.filter((name) => url.searchParams.has(name));
      if (present.length === 0) return;
      present.forEach((name) => url.searchParams.delete(name));
      try {
        history.replaceState(history.state, '', url);
      } catch {
        // A sandboxed page or one with an opaque URL cannot change its address.
      }
    },
    onReturn,
  };
}

export function onReturn(returned: () => void): () => void {
  // By the time that passes, since a clock may be set back, and by the clock, since no time passes while a device sleeps.
  const times = () => [performance.now(), Date.now()];
  let hiddenSince: readonly number[] | null = null;
  const stops = [
    listen('pageshow', ({ persisted }) => {
      if (persisted) returned();
    }),
    listen('visibilitychange', () => {
      if (unclobbered(document).visibilityState === 'hidden') {
        hiddenSince = times();
        return;
      }
      const now = times();
      if (hiddenSince?.some((since, index) => (now[index] ?? 0) - since >= longHidden)) returned();
      hiddenSince = null;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
