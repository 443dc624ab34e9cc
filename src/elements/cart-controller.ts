import { version } from 'react';
import { sentrySchema } from '../api/schemas/fragment-data.ts';
import { readValue } from '../api/schemas/zod.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { FragmentInitError } from '../domain/fragment-init-error.ts';
import { cartEmptied, wishlistIds } from '../storage/registry.ts';
import type { OpenReport } from '../react/crash/crash-boundary.tsx';
import { confirmedCart } from '../store/cart/cart-selectors.ts';
import { type CartState, initialState } from '../store/cart/cart-state.ts';
import type { CartStore } from '../store/create-cart-store.ts';
import { loadChunk } from '../store/calls/load-chunk.ts';
import type { Keeping } from '../store/chunks.ts';
import { openView, type CartView } from './cart-view.tsx';
import { composeCartStore } from './compose-cart-store.ts';
import { createReporter, loadTransport } from './error-reporting/reporter.ts';
import { type Drawn, untouched, watchedCarts } from './early/handover.ts';
import { dispatchFragmentEvent } from './fragment-events.ts';
import { readCartData, withCart, withCartOf, withServerCart } from './page-data/cart-data.ts';
import { findServerData, firstFields, isSamePageData, type DataSource, type PageData } from './page-data/page-data.ts';
import { showBrand } from './show-brand.ts';

export type CartController = ReturnType<typeof createCartController>;

/** A started cart. */
interface Cart {
  readonly data: FragmentData;
  /** null for a tag with only base-url. */
  readonly source: DataSource | null;
  readonly store: CartStore;
}

/** Delays the inspection until after paint. */
const inspectionDelayMs = 2000;

/** Shows the cart of an element's data, or the error screen. A reconnected element shows the same cart in a new view. */
export function createCartController(host: HTMLElement, findData: () => PageData, keeping: Keeping | null) {
  const handover = watchedCarts().get(host)?.() ?? untouched;
  let view: CartView;
  let lastRead: PageData | null = null;
  let cart: Cart | null = null;
  let inspection: ReturnType<typeof setTimeout> | undefined;
  const reporter = createReporter(
    // Unusable data may still hold the Sentry settings.
    () => cart?.data.sentry ?? readValue(sentrySchema, firstFields(lastRead?.sources ?? [])?.['sentry']).value,
    (settings) => loadTransport(settings, cart?.data.tenant ?? ''),
  );
  const report = (error: unknown) => void reporter.report(error);

  function update(): void {
    // A framework that morphs the page removes the attribute, without any change of the data.
    if (cart) showBrand(host, cart.data.tenant);
    const found = findData();
    if (lastRead && isSamePageData(found, lastRead)) return;
    lastRead = found;
    const { data, source } = readCartData(found, host.baseURI);
    if (data) accept(data, source);
    clearTimeout(inspection);
    inspection = setTimeout(inspect, inspectionDelayMs, found);
  }

  function inspect(found: PageData): void {
    import('./mistakes/inspect-cart-page.ts')
      .then(({ inspectCartPage }) => inspectCartPage(host, found, cart?.store ?? null, report))
      .catch(() => {}); // The page works without it.
  }

  function accept(data: FragmentData, source: DataSource | null): void {
    showBrand(host, data.tenant);
    if (cart) configure(cart, data, source);
    else start(data, source);
    if (cart && data.rootComponentProps.customerEmailHash && wishlistIds.read()) mergeGuestWishlist(data, cart.store);
  }

  function configure(before: Cart, data: FragmentData, source: DataSource | null): void {
    const next = before.source?.content === source?.content ? withCartOf(data, before.data) : data;
    cart = { ...before, data: next, source };
    cart.store.actions.configure(next);
    // For the hearts, which cannot observe the property. Not `Event`, which old libraries replace.
    window.dispatchEvent(new CustomEvent('cartFragmentData'));
  }

  function start(data: FragmentData, source: DataSource | null): void {
    // An earlier, failed start may have loaded the transport with other settings.
    reporter.close();
    if (handover.drawn) startDrawn(handover.drawn, data, source);
    else startFirst(data, source);
    view.replayInput();
    if (cart && cartEmptied.read()) focusEmptiedCart(cart.store);
  }

  /** Starts with what the element's own picture shows. What the page has changed since then applies afterwards. */
  function startDrawn(drawn: Drawn, data: FragmentData, source: DataSource | null): void {
    const store = composeCartStore(host, handover, drawn.data, report, keeping);
    cart = { ...drawn, data: drawn.fetchedAt === null ? drawn.data : withCart(drawn.data, null), store };
    showCart(store, { data: cart.data });
    if (lastRead && !isSamePageData(lastRead, drawn.page)) configure(cart, data, source);
  }

  function startFirst(data: FragmentData, source: DataSource | null): void {
    // Server markup hydrates with its own data only. Newer data applies afterwards.
    const server = view.rendered ? readCartData(findServerData(host), host.baseURI) : null;
    const isNewer = server?.data && server.source?.content !== source?.content;
    const shown = isNewer ? withServerCart(data, server.data) : data;
    const store = composeCartStore(host, handover, server?.data ?? data, report, keeping);
    cart = { data: shown, source, store };
    showCart(store, isNewer ? initialState(shown) : { data: shown });
  }

  /** @param newer state that applies after server markup is hydrated. */
  function showCart(store: CartStore, newer: Partial<CartState> = {}): void {
    // Starts the fetch before rendering, so that the request runs while the skeleton is rendered.
    if (!view.rendered && !confirmedCart(store.state.getState())) store.start();
    const outcome = view.showCart(store);
    if (view.rendered) store.state.setState(newer);
    if (outcome !== 'crashed') dispatchFragmentEvent(host, 'cartFragmentReady', { hydrated: outcome === 'hydrated' });
    // Has no effect if started above.
    store.start();
  }

  function focusEmptiedCart(store: CartStore): void {
    cartEmptied.remove();
    import('./focus-emptied-cart.ts').then((loaded) => loaded.focusEmptiedCart(host, store), report);
  }

  function mergeGuestWishlist(data: FragmentData, store: CartStore): void {
    loadChunk(() => import('./wishlist/keep-on-wishlist.ts')).then(
      ({ mergeWishes }) => mergeWishes(data, host, store),
      report,
    );
  }

  /** Reports an error that leaves the shopper without a cart. Returns the function that opens the report form. */
  function fail(error: unknown, context: string, show?: CartView['showError']): OpenReport | null {
    const eventId = reporter.report(error, context);
    const openReport = reporter.formFor(eventId);
    show?.(openReport);
    const message = error instanceof Error ? error.message : String(error);
    dispatchFragmentEvent(host, 'cartFragmentError', { message, ...(eventId && { eventId }) });
    return openReport;
  }

  return {
    /** Opens a view of the earlier cart or of that of the data. */
    show(): void {
      view = openView(host, handover, {
        crashed: (error) => fail(error, `CF-401 React ${version}`),
        recovered: (error, context) => void reporter.report(error, context),
      });
      if (cart) showCart(cart.store);
      update();
      if (!cart) fail(new FragmentInitError('data'), '', view.showError);
    },
    update,
    restoreAfterMove: (): void => view.restoreAfterMove(),
    stop(): void {
      clearTimeout(inspection);
      cart?.store.stop();
      view.unmount();
      reporter.close();
    },
    async refresh(): Promise<void> {
      await cart?.store.actions.refresh();
    },
  };
}
