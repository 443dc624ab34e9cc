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

/** The life cycle of one element's cart. Survives moves of the element. */
export interface CartSession {
  /** The fragment data set as a property; see `GivenData`. */
  given: GivenData | null;
  /** Starts the cart of a connected element, or reads its data again if they may have changed. */
  update(): void;
  /** Stops the cart unless the element is reconnected in the same task, which means that it was moved. */
  disconnect(): void;
  refresh(): Promise<void>;
  focusRoot(): ShadowRoot | null;
}

const sessions = new WeakMap<HTMLElement, CartSession>();

/** Returns the session of an element. A moved element keeps its session; a clone gets its own. */
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
  let updating = false;
  let disconnecting: ReturnType<typeof setTimeout> | null = null;
  let stopWaiting: (() => void) | null = null;
  const reporter = createReporter(
    () => data?.sentry ?? null,
    (settings) => loadTransport(settings, data?.tenant ?? ''),
  );
  const report = (error: unknown) => void reporter.report(error);
  // Frameworks that morph the page change the script inside a connected element.
  const observer = new MutationObserver(() => session.update());

  function start(): void {
    observer.observe(host, { childList: true, characterData: true, subtree: true });
    view = openView(host, {
      crashed(error) {
        crashed = true;
        const eventId = reporter.report(error, 'rendering');
        notifyHost(error, eventId);
        return eventId === null ? null : () => reporter.openDialog(eventId);
      },
      recovered: (error, context) => void reporter.report(error, context),
    });
    if (store) showCart(store, view);
    readData();
    if (!store) showStartError(view);
  }

  /** Reads the data again if their source has changed. */
  function readData(): void {
    const found = findSource(host, session.given);
    const before = source;
    if (before && isSameSource(found, before)) return;
    source = found;
    const read = readSource(found, host.baseURI);
    if (read) takeData(before?.origin === found.origin ? withCartOf(read, data) : read);
    // Unusable data never replace a cart that is shown.
    else if (store) reporter.report(new FragmentInitError('data'), 'reading changed fragment data');
  }

  function takeData(next: FragmentData): void {
    data = next;
    host.setAttribute('data-brand', brandOf(cartTenant(next.tenant)).toLowerCase());
    if (store) store.actions.configure(next);
    else if (view) {
      // The server rendered without the attributes. They apply after hydration.
      const rendered = view.rendered && source ? readSource(source, host.baseURI, []) : null;
      store = composeCartStore(host, rendered ?? next, report);
      showCart(store, view);
    }
  }

  function showCart(shown: CartStore, into: CartView): void {
    crashed = false;
    // Starts the fetch before rendering, so that the request runs while the skeleton is rendered.
    if (!into.rendered && !confirmedCart(shown.state.getState())) shown.start();
    const hydrated = into.showCart(shown);
    if (data && into.rendered) shown.state.setState({ data });
    if (!crashed) dispatchFragmentEvent(host, 'cartFragmentReady', { hydrated });
    // Has no effect if started above.
    shown.start();
    into.replayChanges();
  }

  function showStartError(into: CartView): void {
    const error = new FragmentInitError('data');
    into.showError();
    notifyHost(error, reporter.report(error, 'starting'));
  }

  function notifyHost(error: unknown, eventId: string | null): void {
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
    update() {
      if (!host.isConnected) return;
      if (disconnecting !== null) {
        clearTimeout(disconnecting);
        disconnecting = null;
        view?.restoreAfterMove();
      }
      if (updating) return;
      updating = true;
      // Waits until the parser and scripts have set attributes, children and properties.
      queueMicrotask(() => {
        updating = false;
        if (!host.isConnected) return;
        if (view) readData();
        else {
          stopWaiting?.();
          stopWaiting = whenParsed(host, () => findSource(host, session.given).origin !== null, start);
        }
      });
    },
    disconnect() {
      disconnecting ??= setTimeout(() => {
        disconnecting = null;
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

/** A changed attribute brings no newer cart, so the parsed cart stays the same object. */
function withCartOf(next: FragmentData, before: FragmentData | null): FragmentData {
  if (!before) return next;
  const { initialCart } = before.rootComponentProps;
  return { ...next, rootComponentProps: { ...next.rootComponentProps, initialCart } };
}
