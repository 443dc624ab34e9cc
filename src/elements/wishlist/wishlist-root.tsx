import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, version } from 'react';
import { shareProduct } from '../../analytics/share-product.ts';
import { lineOf } from '../../analytics/read-shop-data.ts';
import { createHttpClient } from '../../api/http-client.ts';
import { getProductDetails } from '../../api/operations/products.ts';
import { sentrySchema } from '../../api/schemas/fragment-data.ts';
import { readValue } from '../../api/schemas/zod.ts';
import { cartTenant } from '../../domain/tenant.ts';
import { ItemOfflineError } from '../../domain/wishlist.ts';
import { BaseUrlContext } from '../../react/cart-context.tsx';
import { CrashBoundary } from '../../react/crash/crash-boundary.tsx';
import { WishlistContext } from '../../react/wishlist/wishlist-context.tsx';
import { WishlistPage } from '../../react/wishlist/wishlist-page.tsx';
import { createProductSource, type ProductSource } from '../../store/wishlist/product-source.ts';
import { wishlistErrorDetail } from '../../store/events/wishlist-event-details.ts';
import { adoptStyle } from '../../dom/adopt-style.ts';
import cartStyles from '../../react/cart.css';
import wishlistStyles from '../../react/wishlist/wishlist.css';
import { isRevisit, wasPrerendered } from '../environment/browser-page.ts';
import { browserClient } from '../environment/browser-client.ts';
import { browserClock } from '../../store/calls/clock.ts';
import { reloadBrokenImages } from '../../dom/reload-images.ts';
import { readFields, readPageSettings, type PageSettings } from '../page-data/page-settings.ts';
import { useWishlistData, type WishlistPageData } from '../page-data/use-wishlist-data.ts';
import { createReporter, loadTransport, type Reporter } from '../error-reporting/reporter.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';
import { showBrand } from '../show-brand.ts';
import { openWishlist } from './open-wishlist.ts';

/** Delays the inspection until after paint. */
const inspectionDelayMs = 2000;

/** The page of a `<wishlist-fragment>`, in the shadow root that @r2wc hands over. */
export function WishlistRoot({ container }: { readonly container?: HTMLElement }) {
  const root = container as unknown as ShadowRoot;
  const host = root.host as HTMLElement;
  const pageData = useWishlistData(host);
  const { settings, data } = pageData;
  const { baseUrl, tenant, customerEmailHash } = settings;
  const reporter = useMemo(() => reporterOf(host), [host]);
  const report = useCallback((error: unknown) => void reporter.report(error, 'wishlist'), [reporter]);

  useStyles(root);
  useLayoutEffect(() => showBrand(host, tenant), [host, tenant]);
  const { wishlist, withoutRoom } = useWishlist(host, pageData);
  const products = useProducts(host, settings, report);
  useLayoutEffect(() => products.seed(data.products), [products, data]);
  useInspection(host, pageData, products, reporter);

  const { loginHref } = data;

  return (
    // The outer element has the reader's font size, of which --cart-font-size is a multiple.
    <div>
      <div className="root" lang="de">
        <CrashBoundary onCrash={(error) => reporter.formFor(reporter.report(error, `CF-401 React ${version}`))}>
          <WishlistContext value={{ wishlist, products, host, loginHref, withoutRoom, report }}>
            <BaseUrlContext value={baseUrl}>
              <WishlistPage key={customerEmailHash ?? ''} />
            </BaseUrlContext>
          </WishlistContext>
        </CrashBoundary>
      </div>
    </div>
  );
}

function useStyles(root: ShadowRoot): void {
  useLayoutEffect(() => {
    adoptStyle(root, cartStyles);
    adoptStyle(root, wishlistStyles);
    const closing = new AbortController();
    reloadBrokenImages(root, closing.signal);
    return () => closing.abort();
  }, [root]);
}

/** Opens the wishlist of the shop, with the list in the data of the page. */
function useWishlist(host: HTMLElement, { settings: { baseUrl, customerEmailHash }, data }: WishlistPageData) {
  const wishlist = useMemo(() => openWishlist(baseUrl), [baseUrl]);
  const [withoutRoom, setWithoutRoom] = useState<readonly string[]>([]);
  // First, because the wishlist starts with its first element.
  useLayoutEffect(() => wishlist.attach(host, setWithoutRoom), [wishlist, host]);
  /** The data whose list was used: a customer who logs in later has another one. */
  const usedData = useRef<typeof data | null>(null);
  useLayoutEffect(() => {
    const before = usedData.current;
    usedData.current = data;
    // Newer data of the same customer may have another list.
    const isOutdated = before && before !== data && wishlist.state.getState().customer === customerEmailHash;
    wishlist.setCustomer(customerEmailHash, before === data ? null : data.ids);
    // The data of a page from the browser's cache may be outdated.
    void (isOutdated || isRevisit() || wasPrerendered() ? wishlist.refresh() : wishlist.load());
  }, [wishlist, customerEmailHash, data]);
  return { wishlist, withoutRoom };
}

/** Creates the source of product details, which shares them with analytics. */
function useProducts(host: HTMLElement, { baseUrl, tenant }: PageSettings, report: (error: unknown) => void) {
  const products = useMemo(() => {
    const call = createHttpClient(browserClient(() => baseUrl));
    return createProductSource({
      fetchProduct: (id) => call(getProductDetails, { params: { id } }),
      onGone: (productId) =>
        dispatchFragmentEvent(host, 'wishlistError', wishlistErrorDetail(new ItemOfflineError(), productId)),
      report,
      schedule: browserClock.schedule,
    });
  }, [host, baseUrl, report]);
  useLayoutEffect(
    () =>
      products.state.subscribe((now, before) => {
        for (const [id, known] of now) {
          if (known.kind !== 'ready' || known === before.get(id)) continue;
          const { price, ...product } = known.product;
          if (price) shareProduct(lineOf({ ...product, price }), cartTenant(tenant));
        }
      }),
    [products, tenant],
  );
  return products;
}

function useInspection(host: HTMLElement, pageData: WishlistPageData, products: ProductSource, reporter: Reporter) {
  useEffect(() => {
    const inspect = () =>
      import('../mistakes/inspect-wishlist-page.ts')
        .then(({ inspectWishlistPage }) => inspectWishlistPage(host, products, (error) => void reporter.report(error)))
        .catch(() => {}); // The page works without it.
    const timer = setTimeout(inspect, inspectionDelayMs);
    return () => clearTimeout(timer);
  }, [host, pageData, products, reporter]);
}

function reporterOf(host: HTMLElement): Reporter {
  return createReporter(
    () => readValue(sentrySchema, readFields(host)['sentry']).value,
    (settings) => loadTransport(settings, readPageSettings(document)(host).tenant),
  );
}
