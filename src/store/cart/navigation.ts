import { NetworkError } from '../../api/errors.ts';
import { safeNavigation, trustedUrls } from '../../domain/urls.ts';
import type { StoreContext } from './store-context.ts';

/** Returns the absolute form of a URL that the page may navigate to; null if it is not allowed. */
export function checkedUrl({ state, environment }: StoreContext, url: string | null | undefined): string | null {
  const { baseUrl, rootComponentProps } = state.getState().data;
  return safeNavigation(url ?? '', {
    pageUrl: environment.page.url(),
    pageOrigin: environment.page.origin(),
    baseUrl,
    allowedOrigins: trustedUrls(rootComponentProps),
  });
}

/** For events that are sent while the browser leaves the page, which may cut off the answer. */
export function reportUnlessLost({ environment }: StoreContext): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof NetworkError)) environment.report(error);
  };
}
