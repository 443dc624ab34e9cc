import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { shareProduct } from '../../analytics/share-product.ts';
import { lineOf } from '../../analytics/read-shop-data.ts';
import { createHttpClient } from '../../api/http-client.ts';
import { getProductDetails } from '../../api/operations/shop.ts';
import { sentrySchema } from '../../api/schemas/fragment-data.ts';
import { productSchema } from '../../api/schemas/product.ts';
import * as z from '../../api/schemas/zod.ts';
import { cartTenant } from '../../domain/tenant.ts';
import { safeLink } from '../../domain/urls.ts';
import { ItemOfflineError } from '../../domain/wishlist.ts';
import { BaseUrlContext } from '../../react/cart-context.tsx';
import { CrashBoundary } from '../../react/crash/crash-boundary.tsx';
import { CrashScreen } from '../../react/crash/crash-screen.tsx';
import { WishlistContext, type WishlistContextValue } from '../../react/wishlist/wishlist-context.tsx';
import { WishlistPage } from '../../react/wishlist/wishlist-page.tsx';
import { createProductSource } from '../../store/wishlist/product-source.ts';
import { wishlistErrorDetail } from '../../store/wishlist/wishlist-event-details.ts';
import { adoptStyle } from '../../react/adopt-style.ts';
import { cartStyles } from '../../react/styles.ts';
import wishlistStyles from '../../react/wishlist/wishlist.css';
import { browserClient } from '../environment/browser-client.ts';
import { keepPictures } from '../keep-pictures.ts';
import { loadTransport } from '../load-transport.ts';
import { createReporter, type Reporter } from '../reporter.ts';
import { showBrand } from '../show-brand.ts';
import { dispatchWishlistEvent } from './dispatch-wishlist-event.ts';
import { openWishlist } from './open-wishlist.ts';
import { fieldsOf, type PageSettings, rawDataOf, readPageSettings, settingAttributes } from './page-settings.ts';

/** Notifies the page of an element of new data. Does not bubble. */
export const dataEvent = 'wishlistData';

/** The page of a `<wishlist-fragment>`, in the shadow root that @r2wc hands over. */
export function WishlistRoot({ container }: { readonly container?: HTMLElement }) {
  const root = container as unknown as ShadowRoot;
  const host = root.host as HTMLElement;
  const { settings, data } = usePageData(host);
  const { baseUrl, tenant, customerEmailHash } = settings;
  const wishlist = useMemo(() => openWishlist(baseUrl), [baseUrl]);
  const reporter = useMemo(() => reporterOf(host), [host]);
  const report = useCallback((error: unknown) => void reporter.report(error, 'wishlist'), [reporter]);

  useLayoutEffect(() => {
    adoptStyle(root, cartStyles);
    adoptStyle(root, wishlistStyles);
    const closing = new AbortController();
    keepPictures(root, closing.signal);
    return () => closing.abort();
  }, [root]);
  useLayoutEffect(() => showBrand(host, tenant), [host, tenant]);
  const [withoutRoom, setWithoutRoom] = useState<readonly string[]>([]);
  useLayoutEffect(() => wishlist.attach(host, setWithoutRoom), [wishlist, host]);
  useLayoutEffect(() => {
    wishlist.setCustomer(customerEmailHash, data.ids);
    void wishlist.load();
  }, [wishlist, customerEmailHash, data]);

  const products = useMemo(() => {
    const call = createHttpClient(browserClient(() => baseUrl));
    return createProductSource({
      fetchProduct: (id) => call(getProductDetails, { params: { id } }),
      onGone: (productId) =>
        dispatchWishlistEvent(host, 'wishlistError', wishlistErrorDetail(new ItemOfflineError(), productId)),
      report,
    });
  }, [host, baseUrl, report]);
  useLayoutEffect(
    () =>
      products.state.subscribe((now, before) => {
        for (const [id, known] of Object.entries(now)) {
          if (known.kind === 'ready' && known !== before[id]) shareProduct(lineOf(known.product), cartTenant(tenant));
        }
      }),
    [products, tenant],
  );
  useLayoutEffect(() => products.seed(data.products), [products, data]);

  const { loginHref } = data;
  const context = useMemo<WishlistContextValue>(
    () => ({ wishlist, products, host, loginHref, withoutRoom }),
    [wishlist, products, host, loginHref, withoutRoom],
  );

  return (
    // The outer element has the reader's font size, of which --cart-font-size is a multiple.
    <div>
      <div className="root" lang="de">
        <CrashBoundary
          onCrash={(error) => {
            const eventId = reporter.report(error, 'wishlist');
            return eventId === null ? null : () => reporter.openDialog(eventId);
          }}
          fallback={(restart, openReport) => <CrashScreen onRestart={restart} openReport={openReport} />}
        >
          <WishlistContext value={context}>
            <BaseUrlContext value={baseUrl}>
              <WishlistPage />
            </BaseUrlContext>
          </WishlistContext>
        </CrashBoundary>
      </div>
    </div>
  );
}

/** Reports where the data of the element say. */
function reporterOf(host: HTMLElement): Reporter {
  return createReporter(
    () => z.parse(sentrySchema, rawDataOf(host)['sentry']),
    (settings) => loadTransport(settings, readPageSettings(document)(host).tenant),
  );
}

interface PageData {
  readonly settings: PageSettings;
  readonly data: ReturnType<typeof readData>;
}

/** Follows the attributes of the page and the data of the element. */
function usePageData(host: HTMLElement): PageData {
  const read = (): PageData => {
    const settings = readPageSettings(document)(host);
    return { settings, data: readData(rawDataOf(host), settings) };
  };
  const renew = (before: PageData): PageData => {
    const now = read();
    const settings = isEqual(now.settings, before.settings) ? before.settings : now.settings;
    const data = isEqual(now.data, before.data) ? before.data : now.data;
    return settings === before.settings && data === before.data ? before : { settings, data };
  };
  const [pageData, update] = useReducer(renew, host, read);
  useEffect(() => {
    const observer = new MutationObserver(update);
    const attributeFilter = Object.keys(settingAttributes);
    observer.observe(host.ownerDocument, { subtree: true, attributes: true, attributeFilter });
    host.addEventListener(dataEvent, update);
    // Defined before its children were parsed.
    window.addEventListener('DOMContentLoaded', update);
    // A cart may get its data late.
    window.addEventListener('cartFragmentReady', update);
    return () => {
      window.removeEventListener('DOMContentLoaded', update);
      window.removeEventListener('cartFragmentReady', update);
      observer.disconnect();
      host.removeEventListener(dataEvent, update);
    };
  }, [host]);
  return pageData;
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a page may bring along: the list, its products, and where to log in. Anything else is ignored. */
function readData(raw: unknown, { baseUrl }: PageSettings) {
  const { rootComponentProps } = fieldsOf(raw);
  const { initialWishlist, initialProducts, tenantConfig } = fieldsOf(rootComponentProps);
  const { login, web } = fieldsOf(fieldsOf(tenantConfig)['urls']);
  const href = [login, fieldsOf(web)['href']].find((url) => typeof url === 'string' && url !== '');
  return {
    ids: Array.isArray(initialWishlist) ? initialWishlist.filter((id) => typeof id === 'string') : null,
    products: (Array.isArray(initialProducts) ? initialProducts : []).flatMap((product) => {
      const read = productSchema.safeParse(product);
      return read.success ? [read.data] : [];
    }),
    loginHref: typeof href === 'string' ? safeLink(href, baseUrl) : null,
  };
}
