import type { Page } from '../../store/environment.ts';
import { hasConsent } from '../analytics/consent.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';
import { fromDocument } from '../unclobbered.ts';
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
  let hiddenSince: number | null = null;
  const stops = [
    listen('pageshow', ({ persisted }) => {
      if (persisted) returned();
    }),
    listen('visibilitychange', () => {
      if (fromDocument(document, 'visibilityState') === 'hidden') {
        hiddenSince = Date.now();
        return;
      }
      if (hiddenSince !== null && Date.now() - hiddenSince >= longHidden) returned();
      hiddenSince = null;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
