import { useEffect, useReducer } from 'react';
import { productSchema } from '../../api/schemas/product.ts';
import { readValue } from '../../api/schemas/zod.ts';
import { safeLink } from '../../domain/urls.ts';
import { readFields, readPageSettings, recordOf, watchPageSettings, type PageSettings } from './page-settings.ts';

export type WishlistPageData = ReturnType<typeof read>;

/** Follows the attributes of the page and the data of a wishlist page. */
export function useWishlistData(host: HTMLElement): WishlistPageData {
  const [pageData, update] = useReducer((before) => reuseEqual(before, read(host)), host, read);
  useEffect(() => {
    const stop = watchPageSettings(host.ownerDocument, update);
    // Its other attributes, its child script, and everything if it is inside a shadow root.
    const observer = new MutationObserver(update);
    observer.observe(host, { attributes: true, childList: true, characterData: true, subtree: true });
    return () => {
      stop();
      observer.disconnect();
    };
  }, [host]);
  return pageData;
}

function read(host: HTMLElement) {
  const settings = readPageSettings(document)(host);
  return { settings, data: readWishlistData(readFields(host), settings) };
}

/** Retains equal objects, so that effects do not run again. */
function reuseEqual(before: WishlistPageData, next: WishlistPageData): WishlistPageData {
  if (isEqual(next, before)) return before;
  return isEqual(next.data, before.data) ? { ...next, data: before.data } : next;
}

const isEqual = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** The list, its products and the link to the login, as far as they are valid. */
function readWishlistData({ rootComponentProps }: Readonly<Record<string, unknown>>, { baseUrl }: PageSettings) {
  const { initialWishlist, initialProducts, tenantConfig } = recordOf(rootComponentProps);
  const { login, web } = recordOf(recordOf(tenantConfig)['urls']);
  const linkTo = (url: unknown) => (typeof url === 'string' && url !== '' ? safeLink(url, baseUrl) : null);
  return {
    ids: Array.isArray(initialWishlist) ? [...new Set(initialWishlist.filter((id) => typeof id === 'string'))] : null,
    products: (Array.isArray(initialProducts) ? initialProducts : []).flatMap((product) => {
      const { title, trackingName } = recordOf(product);
      const { issues, value } = readValue(productSchema, product);
      // The details of a product without a name are fetched.
      return issues.length === 0 && (title || trackingName) ? [value] : [];
    }),
    loginHref: linkTo(login) ?? linkTo(recordOf(web)['href']),
  };
}
