import { FragmentInitError } from '../domain/fragment-init-error.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { brandOf, cartTenant } from '../domain/tenant.ts';
import { confirmedCart } from '../store/cart-selectors.ts';
import type { CartStore } from '../store/cart-store.ts';
import { openView, type CartView } from './cart-view.tsx';
import { composeCartStore } from './compose-cart-store.ts';
import { findSource, isSameSource, readSource, type FragmentSource, type GivenData } from './fragment-data-source.ts';
import { dispatchFragmentEvent } from './fragment-events.ts';
import { loadTransport } from './load-transport.ts';
import { createReporter } from './reporter.ts';
import { whenParsed } from './when-parsed.ts';

/** The life of one element's cart, through every move of the element. */
export interface CartSession {
  /** What the host page gave as fragment data; see `GivenData`. */
  given: GivenData | null;
  /** The element stands in the document, or something that its data depend on may have changed. */
  attend(): void;
  /** The element was taken out; it may come back in the same breath. */
  leave(): void;
  refresh(): Promise<void>;
  focusRoot(): ShadowRoot | null;
}

const sessions = new WeakMap<HTMLElement, CartSession>();

/** Hangs on the element rather than on its connection, so that what is moved keeps its cart and a clone has its own. */
export function sessionOf(host: HTMLElement): CartSession {
  let session = sessions.get(host);
  if (!session) sessions.set(host, (session = createSession(host)));
  return session;
}

function createSession(host: HTMLElement): CartSession {
  let source: FragmentSource | null = null;
  let data: FragmentData | null = null;
  let store: CartStore | null = null;
  let view: CartView | null = null;
  let crashed = false;
  let attending = false;
  let leaving: ReturnType<typeof setTimeout> | null = null;
  let stopWaiting: (() => void) | null = null;
  const reporter = createReporter(
    () => data?.sentry ?? null,
    (settings) => loadTransport(settings, data?.tenant ?? ''),
  );
  const report = (error: unknown) => void reporter.report(error);
  // Frameworks that morph the page change the script below a living element.
  const observer = new MutationObserver(() => session.attend());

  function start(): void {
    observer.observe(host, { childList: true, characterData: true, subtree: true });
    view = openView(host, {
      crashed(error) {
        crashed = true;
        const eventId = reporter.report(error, 'rendering');
        tellHost(error, eventId);
        return eventId === null ? null : () => reporter.openDialog(eventId);
      },
      recovered: (error, context) => void reporter.report(error, context),
    });
    if (store) showCart(store, view);
    readData();
    if (!store) showStartError(view);
  }

  /** Reads the data again if anything that they depend on has changed. */
  function readData(): void {
    const found = findSource(host, session.given);
    const before = source;
    if (before && isSameSource(found, before)) return;
    source = found;
    const read = readSource(found, host.baseURI);
    if (read) takeData(before?.origin === found.origin ? withCartOf(read, data) : read);
    // What is on the screen is worth more than what cannot be read.
    else if (store) reporter.report(new FragmentInitError('data'), 'reading changed fragment data');
  }

  function takeData(next: FragmentData): void {
    data = next;
    host.setAttribute('data-brand', brandOf(cartTenant(next.tenant)).toLowerCase());
    if (store) store.actions.configure(next);
    else if (view) {
      // The server knew nothing of the attributes; they take effect as soon as its nodes are taken over.
      const rendered = view.rendered && source ? readSource(source, host.baseURI, []) : null;
      store = composeCartStore(host, rendered ?? next, report);
      showCart(store, view);
    }
  }

  function showCart(shown: CartStore, into: CartView): void {
    crashed = false;
    // A cart that has to be fetched is under way while its placeholder is rendered.
    if (!into.rendered && !confirmedCart(shown.state.getState())) shown.start();
    const hydrated = into.showCart(shown);
    if (data && into.rendered) shown.state.setState({ data });
    if (!crashed) dispatchFragmentEvent(host, 'cartFragmentReady', { hydrated });
    // Starting again does nothing.
    shown.start();
    into.replayChanges();
  }

  function showStartError(into: CartView): void {
    const error = new FragmentInitError('data');
    into.showError();
    tellHost(error, reporter.report(error, 'starting'));
  }

  function tellHost(error: unknown, eventId: string | null): void {
    const message = error instanceof Error ? error.message : String(error);
    dispatchFragmentEvent(host, 'cartFragmentError', { message, ...(eventId && { eventId }) });
  }

  function stop(): void {
    stopWaiting?.();
    stopWaiting = null;
    observer.disconnect();
    store?.stop();
    view?.unmount();
    view = null;
    reporter.close();
  }

  const session: CartSession = {
    given: null,
    attend() {
      if (!host.isConnected) return;
      if (leaving !== null) {
        clearTimeout(leaving);
        leaving = null;
        view?.returned();
      }
      if (attending) return;
      attending = true;
      // The parser and scripts first hand over everything that belongs together: attributes, children, properties.
      queueMicrotask(() => {
        attending = false;
        if (!host.isConnected) return;
        if (view) readData();
        else {
          stopWaiting?.();
          stopWaiting = whenParsed(host, () => findSource(host, session.given).origin !== null, start);
        }
      });
    },
    leave() {
      leaving ??= setTimeout(() => {
        leaving = null;
        stop();
      });
    },
    async refresh() {
      if (view) await store?.actions.refresh();
    },
    focusRoot: () => (view ? host.shadowRoot : null),
  };
  return session;
}

/** An override alone brings no newer cart, so the one that was read before stays the same object. */
function withCartOf(next: FragmentData, before: FragmentData | null): FragmentData {
  if (!before) return next;
  const { initialCart } = before.rootComponentProps;
  return { ...next, rootComponentProps: { ...next.rootComponentProps, initialCart } };
}
