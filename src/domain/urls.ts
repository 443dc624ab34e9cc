import type { CartItem } from './cart.ts';
import { toBerlinTime } from './berlin-time.ts';
import type { FragmentData, RootComponentProps } from './fragment-data.ts';

/**
 * Checks every URL that comes from data: links, pictures and navigation targets. The checks use the parsed URL, because
 * parsing removes characters that can hide a scheme (tabs, line breaks, leading spaces). Each function returns the
 * absolute URL, or null if the URL is not allowed.
 */

/** For an `href`: http(s), mailto, tel, or relative to baseUrl. */
export function safeLink(url: string, baseUrl: string): string | null {
  const parsed = parse(url, baseUrl);
  return parsed && (isWeb(parsed) || ['mailto:', 'tel:'].includes(parsed.protocol)) ? parsed.href : null;
}

/** For a `src`: http(s), or relative to baseUrl. */
export function safePicture(url: string, baseUrl: string): string | null {
  const parsed = parse(url, baseUrl);
  return parsed && isWeb(parsed) ? parsed.href : null;
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

export interface NavigationScope {
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
  const parsed = parse(url, scope.pageUrl);
  if (!parsed || !isWeb(parsed)) return null;
  const trusted = [scope.pageOrigin ?? scope.pageUrl, scope.baseUrl, ...scope.allowedOrigins];
  return trusted.some((trustedUrl) => parse(trustedUrl, scope.baseUrl)?.origin === parsed.origin) ? parsed.href : null;
}

/** The URLs in the page's data whose origins are trusted. */
export function trustedUrls({ tenantConfig, allowedOrigins }: RootComponentProps): string[] {
  const { web, redemption, login } = tenantConfig.urls;
  return [web?.href, redemption, login, ...allowedOrigins].filter((url) => url != null);
}

/** For a link in the page's data to another page. Relative to baseUrl, so that server and browser render the same link. */
export function trustedLink(url: string | null | undefined, { baseUrl, rootComponentProps }: FragmentData) {
  return safeNavigation(url ?? '', { pageUrl: baseUrl, baseUrl, allowedOrigins: trustedUrls(rootComponentProps) });
}

/** The login page, or else the shop's own page. */
export function loginLink(data: FragmentData): string | null {
  const { login, web } = data.rootComponentProps.tenantConfig.urls;
  return trustedLink(login, data) ?? trustedLink(web?.href, data);
}

/** The link of an item: a ticket's appointments, or the product page. */
export function itemLink({ product, experienceId, appointment }: CartItem, baseUrl: string): string | null {
  return appointment && experienceId
    ? appointmentLink(product.id, experienceId, appointment.date, baseUrl)
    : productLink(product.id, baseUrl);
}

export function productLink(productId: string, baseUrl: string): string | null {
  return pathLink(['experiences', productId], '', baseUrl);
}

/** @param date ISO timestamp. The link contains its date in Berlin; an invalid timestamp is omitted. */
export function appointmentLink(productId: string, experienceId: string, date: string, baseUrl: string): string | null {
  const time = toBerlinTime(date);
  const day = time && [time.year, time.month, time.day].map((part) => String(part).padStart(2, '0')).join('-');
  return pathLink(['availabilities', productId, experienceId], day ? `?selectedDate=${day}` : '', baseUrl);
}

export function wishlistLink(baseUrl: string): string | null {
  return safeLink('/wishlist', baseUrl);
}

/** The shop's front page, linked from an empty cart. */
export function shopLink(baseUrl: string): string | null {
  return safeLink('/', baseUrl);
}

/** Encodes one segment of a path; null for segments that change the path even when encoded. */
export function pathSegment(id: string): string | null {
  try {
    return /^\.{0,2}$/.test(id) ? null : encodeURIComponent(id);
  } catch {
    return null; // Lone surrogates cannot be encoded.
  }
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
  try {
    return url.trim() ? new URL(url, baseUrl) : null;
  } catch {
    return null;
  }
}

function isWeb(url: URL): boolean {
  return ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
}
