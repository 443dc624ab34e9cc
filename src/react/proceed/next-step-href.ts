import { trustedLink } from '../../domain/urls.ts';
import type { CartState } from '../../store/cart-state.ts';

const hasScheme = /^\s*[a-z][a-z\d+.-]*:/i;

/**
 * The link to the next step for a page whose script has not come yet; null if the URL is not allowed.
 * The server does not know the page's own URL, so a relative one is judged from baseUrl and left as it is:
 * whatever page it stands on, it stays on that page's origin.
 */
export function nextStepHref({ data }: CartState): string | null {
  const { nextStepUrl: url } = data.rootComponentProps;
  if (!url) return null;
  const safe = trustedLink(url, data);
  return safe && !hasScheme.test(url) ? url : safe;
}
