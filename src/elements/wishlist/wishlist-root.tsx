import { useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { createHttpClient } from '../../api/http-client.ts';
import { getProductDetails } from '../../api/operations/shop.ts';
import { productSchema } from '../../api/schemas/product.ts';
import { brandOf, cartTenant } from '../../domain/tenant.ts';
import { safeLink } from '../../domain/urls.ts';
import { BaseUrlContext } from '../../react/cart-context.tsx';
import { CrashBoundary } from '../../react/crash/crash-boundary.tsx';
import { CrashScreen } from '../../react/crash/crash-screen.tsx';
import { WishlistContext, type WishlistPlace } from '../../react/wishlist/wishlist-context.tsx';
import { WishlistPage } from '../../react/wishlist/wishlist-page.tsx';
import { createProductSource } from '../../store/wishlist/product-source.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';
import { createReporter } from '../reporter.ts';
import { openWishlist } from './open-wishlist.ts';
import { type PageSettings, rawDataOf, readPageSettings, settingAttributes } from './page-settings.ts';
import { adoptWishlistStyles } from './wishlist-styles.ts';

/** Tells the page of an element that its data were set anew. Never leaves the element. */
export const dataEvent = 'wishlistData';

const reporter = createReporter(() => null, null);
const report = (error: unknown) => void reporter.report(error, 'wishlist');

/** The page of a `<wishlist-fragment>`, in the shadow root that @r2wc hands over. */
export function WishlistRoot({ container }: { readonly container?: HTMLElement }) {
  const root = container as unknown as ShadowRoot;
  const host = root.host as HTMLElement;
  const { settings, data } = usePageData(host);
  const { baseUrl, tenant, customerEmailHash } = settings;
  const wishlist = useMemo(() => openWishlist(baseUrl), [baseUrl]);

  useLayoutEffect(() => adoptWishlistStyles(root), [root]);
  useLayoutEffect(() => {
    host.setAttribute('data-brand', brandOf(cartTenant(tenant)).toLowerCase());
  }, [host, tenant]);
  useLayoutEffect(() => wishlist.attach(host), [wishlist, host]);
  useLayoutEffect(() => {
    wishlist.setCustomer(customerEmailHash, data.ids);
    void wishlist.load();
  }, [wishlist, customerEmailHash, data]);

  const place = useMemo<WishlistPlace>(() => {
    const call = createHttpClient({
      baseUrl: () => baseUrl,
      pageOrigin: () => window.origin,
      fetch: (...request) => window.fetch(...request),
    });
    const products = createProductSource(
      {
        fetchProduct: (id) => call(getProductDetails, { params: { id } }),
        onGone: (productId) =>
          dispatchFragmentEvent(host, 'wishlistError', {
            code: 'ITEM_OFFLINE',
            productId,
            message: 'Item went offline',
          }),
        report,
      },
      data.products,
    );
    return { wishlist, products, host, loginHref: data.loginHref };
  }, [wishlist, host, baseUrl, data]);

  return (
    <div className="root" lang="de">
      <CrashBoundary
        onCrash={(error) => {
          report(error);
          return null;
        }}
        fallback={(restart) => <CrashScreen onRestart={restart} openReport={null} />}
      >
        <WishlistContext value={place}>
          <BaseUrlContext value={baseUrl}>
            <WishlistPage />
          </BaseUrlContext>
        </WishlistContext>
      </CrashBoundary>
    </div>
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
    return JSON.stringify(now) === JSON.stringify(before) ? before : now;
  };
  const [pageData, update] = useReducer(renew, host, read);
  useEffect(() => {
    const observer = new MutationObserver(update);
    const attributeFilter = Object.keys(settingAttributes);
    observer.observe(host.ownerDocument, { subtree: true, attributes: true, attributeFilter });
    host.addEventListener(dataEvent, update);
    // Defined before its children were parsed.
    window.addEventListener('DOMContentLoaded', update);
    return () => {
      window.removeEventListener('DOMContentLoaded', update);
      observer.disconnect();
      host.removeEventListener(dataEvent, update);
    };
  }, [host]);
  return pageData;
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

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Record<string, unknown>;
}
