import * as z from '../api/schemas/zod.ts';
import { sentrySchema } from '../api/schemas/fragment-data.ts';
import { FragmentInitError } from '../domain/fragment-init-error.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { wishlistIds } from '../storage/registry.ts';
import { confirmedCart } from '../store/cart-selectors.ts';
import type { CartState } from '../store/cart-state.ts';
import type { CartStore } from '../store/cart-store.ts';
import { initialState } from '../store/initial-state.ts';
import { loadChunk } from '../store/load-chunk.ts';
import { openView, type CartView } from './cart-view.tsx';
import { composeCartStore } from './compose-cart-store.ts';
import { initialCartOf, readCartData, withCartOf, withServerCart } from './page-data/cart-data.ts';
import {
  findPageData,
  findServerData,
  firstFields,
  isSamePageData,
  watchContent,
  type AssignedData,
  type DataSource,
  type PageData,
} from './page-data/page-data.ts';
import { dispatchFragmentEvent } from './fragment-events.ts';
import { loadTransport } from './error-reporting/load-transport.ts';
import { createReporter } from './error-reporting/reporter.ts';
import { showBrand } from './show-brand.ts';
import { whenParsed } from './when-parsed.ts';

/** The life cycle of one element's cart. Survives moves of the element. */
export interface CartSession {
  /** The fragment data set as a property. */
  given(): AssignedData['value'] | null;
  /** Sets them. Equal data change nothing: some frameworks set a new object whenever anything on the page changes. */
  give(value: AssignedData['value'] | null): void;
  /** Starts the cart of a connected element, or reads its data again if they may have changed. */
  update(): void;
  /** Stops the cart unless the element is reconnected in the same task, which means that it was moved. */
  disconnect(): void;
  /** Restores what the browser has reset although the element was never disconnected. */
  moved(): void;
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

/** `waiting` for the element to be parsed and its data to arrive. */
type Phase =
  | { readonly name: 'stopped' }
  | { readonly name: 'waiting'; readonly cancel: () => void }
  | { readonly name: 'shown'; readonly view: CartView };

/** What valid fragment data has started. It outlives the view. */
interface Cart {
  readonly data: FragmentData;
  /** null for a tag with only base-url. */
  readonly source: DataSource | null;
  readonly store: CartStore;
}

function createSession(host: HTMLElement): CartSession {
  let phase: Phase = { name: 'stopped' };
  let given: AssignedData | null = null;
  let lastRead: PageData | null = null;
  let cart: Cart | null = null;
  let updateQueued = false;
  let leaving: ReturnType<typeof setTimeout> | null = null;
  const reporter = createReporter(
    // Data that cannot start a cart may say where to report that.
    () => cart?.data.sentry ?? z.parse(sentrySchema, firstFields(lastRead?.sources ?? [])?.['sentry']),
    (settings) => loadTransport(settings, cart?.data.tenant ?? ''),
  );
  const report = (error: unknown) => void reporter.report(error);
  let stopWatching = () => {};

  function start(): void {
    stopWatching = watchContent(host, session.update);
    const view = openView(host, {
      crashed(error) {
        const eventId = reporter.report(error, 'rendering');
        notifyHost(error, eventId);
        return reporter.formFor(eventId);
      },
      recovered: (error, context) => void reporter.report(error, context),
    });
    phase = { name: 'shown', view };
    if (cart) showCart(cart, view);
    readData(view);
    if (!cart) showStartError(view);
  }

  /** Reads the data again if their source has changed. */
  function readData(view: CartView): void {
    if (cart) showBrand(host, cart.data.tenant);
    const found = findPageData(host, given);
    if (lastRead && isSamePageData(found, lastRead)) return;
    lastRead = found;
    const { data, source, unusable } = readCartData(found, host.baseURI);
    unusable.forEach(explain);
    if (data) {
      takeData(cart && cart.source?.content === source?.content ? withCartOf(data, cart.data) : data, source, view);
      // Another one is fetched.
      if (!data.rootComponentProps.initialCart && initialCartOf(source)) {
        void import('./page-data/explain-data.ts').then(
          ({ initialCartError }) => report(initialCartError(source)),
          report,
        );
      }
    }
    // What can't be told by the error screen: unusable data never replace a cart that is shown.
    if (cart) for (const { name } of unusable) report(new Error(`unusable fragment data: ${name}`));
  }

  function takeData(data: FragmentData, source: DataSource | null, view: CartView): void {
    showBrand(host, data.tenant);
    if (cart) {
      cart = { ...cart, data, source };
      cart.store.actions.configure(data);
    } else {
      // Server markup is hydrated with the data that it was rendered from; what is newer applies afterwards (rulings, 58).
      const rendered = view.rendered ? readCartData(findServerData(host), host.baseURI) : null;
      const isNewer = rendered?.data && rendered.source?.content !== source?.content;
      const shown = isNewer ? withServerCart(data, rendered.data) : data;
      // A start that failed may have loaded it with other settings.
      reporter.close();
      cart = { data: shown, source, store: composeCartStore(host, rendered?.data ?? data, report) };
      showCart(cart, view, isNewer ? initialState(shown) : { data: shown });
    }
    const { store } = cart;
    if (data.rootComponentProps.customerEmailHash && wishlistIds.read()) {
      loadChunk(() => import('./wishlist/keep-on-wishlist.ts')).then(
        ({ mergeWishes }) => mergeWishes(data, host, store),
        report,
      );
    }
  }

  /** @param newer applies after server markup is hydrated. */
  function showCart({ store }: Cart, view: CartView, newer: Partial<CartState> = {}): void {
    // Starts the fetch before rendering, so that the request runs while the skeleton is rendered.
    if (!view.rendered && !confirmedCart(store.state.getState())) store.start();
    const outcome = view.showCart(store);
    if (view.rendered) store.state.setState(newer);
    if (outcome !== 'crashed') dispatchFragmentEvent(host, 'cartFragmentReady', { hydrated: outcome === 'hydrated' });
    // Has no effect if started above.
    store.start();
    view.replayChanges();
  }

  /** Tells the author of the page in the console what is wrong with the data. */
  function explain(about: DataSource | null): void {
    import('./page-data/explain-data.ts').then(
      ({ explainData }) => explainData(about),
      () => {}, // The error itself has been reported.
    );
  }

  function showStartError(view: CartView): void {
    if (lastRead?.sources.length === 0) explain(null);
    const error = new FragmentInitError('data');
    const eventId = reporter.report(error, 'starting');
    view.showError(reporter.formFor(eventId));
    notifyHost(error, eventId);
  }

  function notifyHost(error: unknown, eventId: string | null): void {
    const message = error instanceof Error ? error.message : String(error);
    dispatchFragmentEvent(host, 'cartFragmentError', { message, ...(eventId && { eventId }) });
  }

  function stop(): void {
    if (phase.name === 'waiting') phase.cancel();
    stopWatching();
    cart?.store.stop();
    if (phase.name === 'shown') phase.view.unmount();
    phase = { name: 'stopped' };
    reporter.close();
  }

  /** Starts the element, or reads its data again. */
  function performUpdate(): void {
    updateQueued = false;
    if (!host.isConnected) return;
    if (phase.name === 'shown') return readData(phase.view);
    if (phase.name === 'waiting') phase.cancel();
    const cancel = whenParsed(host, () => findPageData(host, given).sources.length > 0, start);
    if (!isShown()) phase = { name: 'waiting', cancel };
  }

  const isShown = () => phase.name === 'shown';

  const session: CartSession = {
    given: () => given?.value ?? null,
    give(value) {
      const next = value === null ? null : { value, json: jsonOf(value) };
      if (given && next?.json && given.json === next.json) {
        given.value = next.value;
        return;
      }
      given = next;
      session.update();
    },
    update() {
      if (!host.isConnected) return;
      if (leaving !== null) {
        clearTimeout(leaving);
        leaving = null;
        session.moved();
      }
      if (updateQueued) return;
      updateQueued = true;
      // Waits until the parser and scripts have set attributes, children and properties.
      queueMicrotask(performUpdate);
    },
    moved() {
      if (phase.name === 'shown') phase.view.restoreAfterMove();
    },
    disconnect() {
      leaving ??= setTimeout(() => {
        leaving = null;
        stop();
      });
    },
    async refresh() {
      if (isShown()) await cart?.store.actions.refresh();
    },
    focusRoot: () => (isShown() ? host.shadowRoot : null),
  };
  return session;
}

function jsonOf(value: AssignedData['value']): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}
