import { trustedLink } from '../../domain/urls.ts';
import type { CartState } from '../../store/cart/cart-state.ts';

const hasScheme = /^\s*[a-z][a-z\d+.-]*:/i;

/**
 * The link to the next step; null if the URL is not allowed. The server does not know the page's URL, so a relative URL is
 * checked against baseUrl and returned unchanged: it cannot leave the page's origin.
 */
export function nextStepHref({ data: { rootComponentProps: props } }: CartState, baseUrl: string): string | null {
  const { nextStepUrl: url } = props;
  if (!url) return null;
  const safe = trustedLink(url, props, baseUrl);
  return safe && !hasScheme.test(url) ? url : safe;
}
