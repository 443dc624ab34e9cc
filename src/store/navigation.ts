import { safeNavigation, trustedUrls } from '../domain/urls.ts';
import type { CartCore } from './cart-core.ts';

/** A URL that the browser may be sent to, made absolute; null when it leads astray (rulings, 21). */
export function checkedUrl({ state, world }: CartCore, url: string | null | undefined): string | null {
  if (!url) return null;
  const { baseUrl, rootComponentProps } = state.getState().data;
  return safeNavigation(url, {
    pageUrl: world.page.url(),
    baseUrl,
    allowedOrigins: trustedUrls(rootComponentProps),
  });
}

/** Where a shopper whose session ran out logs in again. */
export function loginUrlOf(core: CartCore, redirectedTo: string | undefined): string | null {
  const { login, web } = core.state.getState().data.rootComponentProps.tenantConfig.urls;
  return checkedUrl(core, redirectedTo) ?? checkedUrl(core, login) ?? checkedUrl(core, web?.href);
}
