import type { CartItem } from './cart.ts';
import { toBerlinTime } from './berlin-time.ts';
import type { RootComponentProps } from './fragment-data.ts';
import { tryOrNull } from './try-or-null.ts';

/**
 * Checks every URL that comes from data: links, pictures and navigation targets. The checks use the parsed URL, because
 * parsing removes characters that can hide a scheme (tabs, line breaks, leading spaces). Each function returns null if the
 * URL is not allowed, and else the absolute URL, or one relative to the page if baseUrl is on the `unknownPage`.
 */

/** Stands for the page whose URL a server does not know. A relative baseUrl may leave some of its four folders. */
export const unknownPage = 'https://page-of-the-cart.invalid/~0/~0/~0/~0/';

/** Leaves a URL on the `unknownPage` relative to the page, whatever that is. */
export function hrefOf({ href }: URL): string {
  return href.replace(/^https:\/\/page-of-the-cart\.invalid\/(?:~0\/)*/, (start) => {
    const steps = (unknownPage.length - start.length) / '~0/'.length;
    return steps > 3 ? '/' : '../'.repeat(steps) || './';
  });
}

/** For an `href`: http(s), mailto, tel, or relative to baseUrl. */
export function safeLink(url: string, baseUrl: string): string | null {
  const parsed = parseSafe(url, baseUrl, [...web, 'mailto:', 'tel:']);
  return parsed && hrefOf(parsed);
}

/** For a `src`: http(s), or relative to baseUrl. */
export function safePicture(url: string, baseUrl: string): string | null {
  const parsed = parseSafe(url, baseUrl, web);
  return parsed && hrefOf(parsed);
}

/** Longer values are not legitimate and would be slow to parse. */
const maxSrcsetLength = 5000;

/** For a `srcset`: drops the candidates that are not allowed; null if none is left. */
export function safeSrcset(srcset: string, baseUrl: string): string | null {
  const safe = srcsetCandidates(srcset).flatMap(([url, descriptor]) => {
    const picture = safePicture(url, baseUrl);
    return picture ? [picture + descriptor] : [];
  });
  return safe.join(', ') || null;
}

/** Splits a `srcset` into URLs, each with its descriptor, for example ` 230w`. */
export function srcsetCandidates(srcset: string): (readonly [url: string, descriptor: string])[] {
  if (srcset.length > maxSrcsetLength) return [];
  const candidates = srcset.matchAll(/(\S*[^\s,])(\s+[\d.]+[wx])?\s*(?:,|$)/g);
  return [...candidates].map(([, url = '', descriptor = '']) => [url, descriptor]);
}

interface NavigationScope {
  /** Base of the page's relative URLs. */
  readonly pageUrl: string;
  /** Origin of the page, if its `<base>` may have another. */
  readonly pageOrigin?: string;
  readonly baseUrl: string;
  /** Additional URLs whose origins are trusted; see `trustedUrls`. */
  readonly allowedOrigins: readonly string[];
}

/** For `location.assign`: http(s) without credentials, on a trusted origin. */
export function safeNavigation(url: string, scope: NavigationScope): string | null {
  const parsed = parseSafe(url, scope.pageUrl, web);
  const trusted = [scope.pageOrigin ?? scope.pageUrl, scope.baseUrl, ...scope.allowedOrigins];
  const isTrusted = trusted.some((trustedUrl) => parse(trustedUrl, scope.baseUrl)?.origin === parsed?.origin);
  return parsed && isTrusted ? hrefOf(parsed) : null;
}

/** The URLs in the page's data whose origins are trusted. */
export function trustedUrls({ tenantConfig, allowedOrigins }: RootComponentProps): string[] {
  const { web, redemption, login } = tenantConfig.urls;
  return [web?.href, redemption, login, ...allowedOrigins].filter((url) => url != null);
}

/** For a link in the page's data to another page. Relative to baseUrl, so that server and browser render the same link. */
export function trustedLink(url: string | null | undefined, props: RootComponentProps, baseUrl: string): string | null {
  return safeNavigation(url ?? '', { pageUrl: baseUrl, baseUrl, allowedOrigins: trustedUrls(props) });
}

export function loginLink(props: RootComponentProps, baseUrl: string): string | null {
  const { login, web } = props.tenantConfig.urls;
  return trustedLink(login, props, baseUrl) ?? trustedLink(web?.href, props, baseUrl);
}

/** For a ticket, with its date in Berlin, if it is valid. */
export function itemLink({ product, experienceId, appointment }: CartItem, baseUrl: string): string | null {
  if (!appointment || !experienceId) return productLink(product.id, baseUrl);
  const day = toBerlinTime(appointment.date)?.toISOString().slice(0, 10);
  return pathLink(['availabilities', product.id, experienceId], day ? `?selectedDate=${day}` : '', baseUrl);
}

export function productLink(productId: string, baseUrl: string): string | null {
  return pathLink(['experiences', productId], '', baseUrl);
}

/** No server renders it. */
export function wishlistLink(baseUrl: string): string | null {
  return parse('/wishlist', baseUrl)?.href ?? null;
}

/** The shop's front page, linked from an empty cart. */
export function shopLink(baseUrl: string): string | null {
  return safeLink('/', baseUrl);
}

/** Encodes one segment of a path; null for segments that change the path even when encoded. */
export function pathSegment(id: string): string | null {
  // Lone surrogates cannot be encoded.
  return tryOrNull(() => (/^\.{0,2}$/.test(id) ? null : encodeURIComponent(id)));
}

function pathLink(ids: readonly string[], query: string, baseUrl: string): string | null {
  const segments = ids.map(pathSegment);
  return segments.includes(null) ? null : safeLink(segments.join('/') + query, baseUrl);
}

/** Redacts a rejected URL for reports: its path and query may contain a token or the shopper's address. */
export function withoutDetails(url: string, baseUrl: string): string {
  const { protocol, host = '', pathname = '' } = parse(url, baseUrl) ?? { protocol: 'no URL' };
  return host ? `${protocol}//${host}${pathname.replaceAll(/[^/]+/g, '…')}` : protocol;
}

function parse(url: string, baseUrl: string): URL | null {
  return tryOrNull(() => (url.trim() ? new URL(url, baseUrl) : null));
}

const web: readonly string[] = ['http:', 'https:'];

function parseSafe(url: string, baseUrl: string, protocols: readonly string[]): URL | null {
  const parsed = parse(url, baseUrl);
  return parsed && protocols.includes(parsed.protocol) && !parsed.username && !parsed.password ? parsed : null;
}
