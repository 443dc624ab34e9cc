import { NetworkError } from '../api/errors.ts';
import { safeNavigation, trustedUrls } from '../domain/urls.ts';
import type { StoreContext } from './store-context.ts';

/** A URL that the browser may be sent to, made absolute; null when it is not allowed (rulings, 21). */
export function checkedUrl({ state, environment }: StoreContext, url: string | null | undefined): string | null {
  const { baseUrl, rootComponentProps } = state.getState().data;
  return safeNavigation(url ?? '', {
    pageUrl: environment.page.url(),
    pageOrigin: environment.page.origin(),
    baseUrl,
    allowedOrigins: trustedUrls(rootComponentProps),
  });
}

/** For an event that is sent as the page is left: its answer may be lost with the page. */
export function reportUnlessLost({ environment }: StoreContext): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof NetworkError)) environment.report(error);
  };
}
