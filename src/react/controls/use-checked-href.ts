import { safeNavigation, trustedUrls } from '../../domain/urls.ts';
import { useCart } from '../cart-context.tsx';

/**
 * A place outside of the cart that the page's data name, made absolute; null when there is none or when it leads
 * astray (rulings, 21). It is meant from baseUrl (rulings, 42), so the server and the browser give the same.
 */
export function useCheckedHref(url: string | null): string | null {
  return useCart(({ data: { baseUrl, rootComponentProps } }) =>
    url === null
      ? null
      : safeNavigation(url, { pageUrl: baseUrl, baseUrl, allowedOrigins: trustedUrls(rootComponentProps) }),
  );
}
