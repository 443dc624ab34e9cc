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
import type { OpenReport } from '../react/crash/crash-boundary.tsx';
import { openView, type CartView } from './cart-view.tsx';
import { composeCartStore } from './compose-cart-store.ts';
import {
  asRecord,
  findRenderedSource,
  findSource,
  firstRawData,
  isSameSource,
  rawData,
  type FragmentSource,
  type GivenData,
  type Origin,
} from './fragment-data-source.ts';
import { dispatchFragmentEvent } from './fragment-events.ts';
import { loadTransport } from './load-transport.ts';
import { readSource } from './read-source.ts';
import { createReporter } from './reporter.ts';
import { brandAttribute, showBrand } from './show-brand.ts';
import { whenParsed } from './when-parsed.ts';

/** The life cycle of one element's cart. Survives moves of the element. */
export interface CartSession {
  /** The fragment data set as a property. */
  given(): GivenData['value'] | null;
  /** Sets them. Equal data change nothing: some frameworks set a new object whenever anything on the page changes. */
  give(value: GivenData['value'] | null): void;
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

/** What valid fragment data have started. It outlives the view. */
interface Cart {
  readonly data: FragmentData;
  readonly store: CartStore;
}

function createSession(host: HTMLElement): CartSession {
  let phase: Phase = { name: 'stopped' };
  let given: GivenData | null = null;
  let source: FragmentSource | null = null;
  /** Where the shown data are from; undefined before there are any. */
  let origin: Origin | null | undefined;
  let cart: Cart | null = null;
  let updateQueued = false;
  let leaving: ReturnType<typeof setTimeout> | null = null;
  const reporter = createReporter(
    // Data that cannot start a cart may say where to report that.
    () => cart?.data.sentry ?? z.parse(sentrySchema, firstRawData(source?.origins ?? [])?.['sentry']),
    (settings) => loadTransport(settings, cart?.data.tenant ?? ''),
  );
  const report = (error: unknown) => void reporter.report(error);
  // Frameworks that morph the page change the script inside a connected element, and remove attributes that it has set.
  const observer = new MutationObserver(() => session.update());

  function start(): void {
    observer.observe(host, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: [brandAttribute],
    });
    const view = openView(host, {
      crashed(error) {
        const eventId = reporter.report(error, 'rendering');
        notifyHost(error, eventId);
        return formFor(eventId);
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
    const found = findSource(host, given);
    if (source && isSameSource(found, source)) return;
    source = found;
    const before = origin;
    const { data, origin: taken, unusable } = readSource(found, host.baseURI);
    unusable.forEach(explain);
    if (data) {
      origin = taken;
      const isSame = before !== undefined && before?.value === taken?.value;
      takeData(isSame ? withCartOf(data, cart?.data) : data, taken, view);
      // Another one is fetched.
      if (!data.rootComponentProps.initialCart && bringsCart(taken)) {
        void import('./explain-data.ts').then(({ initialCartError }) => report(initialCartError(taken)), report);
      }
    }
    // What can't be told by the error screen: unusable data never replace a cart that is shown.
    if (cart) for (const { place } of unusable) report(new Error(`unusable fragment data: ${place}`));
  }

  function takeData(data: FragmentData, from: Origin | null, view: CartView): void {
    showBrand(host, data.tenant);
    if (cart) {
      cart = { ...cart, data };
      cart.store.actions.configure(data);
    } else {
      // Server markup is hydrated with the data that it was rendered from; what is newer applies afterwards (rulings, 58).
      const rendered = view.rendered ? readSource(findRenderedSource(host), host.baseURI) : null;
      const isNewer = rendered?.data && rendered.origin?.value !== from?.value;
      const shown = isNewer ? withRenderedCart(data, rendered.data) : data;
      // A start that failed may have loaded it with other settings.
      reporter.close();
      cart = { data: shown, store: composeCartStore(host, rendered?.data ?? data, report) };
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
  function explain(about: Origin | null): void {
    import('./explain-data.ts').then(
      ({ explainData }) => explainData(about),
      () => {}, // The error itself has been reported.
    );
  }

  function showStartError(view: CartView): void {
    if (source?.origins.length === 0) explain(null);
    const error = new FragmentInitError('data');
    const eventId = reporter.report(error, 'starting');
    view.showError(formFor(eventId));
    notifyHost(error, eventId);
  }

  function notifyHost(error: unknown, eventId: string | null): void {
    const message = error instanceof Error ? error.message : String(error);
    dispatchFragmentEvent(host, 'cartFragmentError', { message, ...(eventId && { eventId }) });
  }

  /** Opens the report form for an error that was sent. */
  function formFor(eventId: string | null): OpenReport | null {
    return eventId === null ? null : () => reporter.openDialog(eventId);
  }

  function stop(): void {
    if (phase.name === 'waiting') phase.cancel();
    observer.disconnect();
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
    const cancel = whenParsed(host, () => findSource(host, given).origins.length > 0, start);
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

function bringsCart(origin: Origin | null): boolean {
  const { initialCart } = asRecord(origin && rawData(origin)?.['rootComponentProps']) ?? {};
  return Boolean(initialCart);
}

/** A changed attribute brings no newer cart, so the parsed cart stays the same object. */
function withCartOf(next: FragmentData, before: FragmentData | undefined): FragmentData {
  if (!before) return next;
  const { initialCart } = before.rootComponentProps;
  return { ...next, rootComponentProps: { ...next.rootComponentProps, initialCart } };
}

/** The newer data; where these bring no cart of the same shop, that of the server markup stays. */
function withRenderedCart(next: FragmentData, rendered: FragmentData): FragmentData {
  const { initialCart } = next.rootComponentProps;
  return initialCart === null && next.baseUrl === rendered.baseUrl ? withCartOf(next, rendered) : next;
}

function jsonOf(value: GivenData['value']): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}
