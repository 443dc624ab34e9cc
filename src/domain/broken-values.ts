import type { Cart, CartItem } from './cart.ts';
import { currenciesOf } from './cart-currencies.ts';
import { decidedType } from './changeset.ts';
import type { FragmentData } from './fragment-data.ts';
import type { Finding } from './mistake.ts';
import type { Picture } from './picture.ts';
import { sumsOf } from './sums.ts';
import { cartTenants } from './tenant.ts';
import {
  type NavigationScope,
  safeLink,
  safeNavigation,
  safePicture,
  safeSrcset,
  srcsetCandidates,
  trustedLink,
  trustedUrls,
  withoutDetails,
} from './urls.ts';

/** Finds what schemas cannot: URLs that are not allowed, and values that contradict each other. */

/** @param known items that have been inspected before. */
export function inspectCart(cart: Cart, baseUrl: string, known: ReadonlySet<CartItem> = new Set()): Finding[] {
  return [
    ...cart.items.flatMap((item, index) => (known.has(item) ? [] : inspectItem(item, `items.${index}`, baseUrl))),
    ...inspectSums(cart),
  ];
}

/** Sums in one currency that are off by more than a cent. A sum that the shop does not send counts as 0. */
function inspectSums(cart: Cart): Finding[] {
  const currencies = [...currenciesOf(cart)].join(', ');
  if (currencies.includes(',')) return finding('mixed currencies', 'currencyCode', currencies, 'one currency');
  return sumsOf(cart).flatMap(({ name, found, expected, formula, quantity = 1 }) => {
    const isMissing = found === 0 && name !== 'total';
    // Without a price, that of an item is the rounded share of a piece.
    const isRounded = Math.round(found / quantity) * quantity === expected;
    if (isMissing || isRounded || Math.abs(found - expected) <= 1) return [];
    return finding('wrong sum', `${name}.gross.amount`, String(found / 100), `${expected / 100} (${formula})`);
  });
}

/** @param page where relative links to the next step are resolved. */
export function inspectSurroundings(
  data: FragmentData,
  page: Pick<NavigationScope, 'pageUrl' | 'pageOrigin'>,
): Finding[] {
  const { baseUrl, tenant, rootComponentProps: props } = data;
  const { initialChangeset: changeset } = props;
  const { web, redemption, login } = props.tenantConfig.urls;
  const scope = { ...page, baseUrl, allowedOrigins: trustedUrls(props) };
  const step = (name: 'nextStepUrl' | 'lastCheckUrl') =>
    checkUrl('refused page', `rootComponentProps.${name}`, props[name], baseUrl, (url) => safeNavigation(url, scope));
  const link = (name: string, url: string | null | undefined) =>
    checkUrl('dropped URL', `rootComponentProps.tenantConfig.urls.${name}`, url, baseUrl, () =>
      trustedLink(url, props, baseUrl),
    );
  const type = changeset && decidedType(changeset);
  return [
    ...inspectTenant(tenant),
    ...step('nextStepUrl'),
    ...step('lastCheckUrl'),
    ...link('web.href', web?.href),
    ...link('redemption', redemption),
    ...link('login', login),
    ...(changeset && type && type !== changeset.type
      ? finding('contradictory type', 'rootComponentProps.initialChangeset.type', changeset.type, type)
      : []),
  ];
}

/** Without one, a page is meant to be shown as JS_DE. */
export function inspectTenant(tenant: string): Finding[] {
  const isKnown = (cartTenants as readonly string[]).includes(tenant.toUpperCase());
  return isKnown || tenant === '' ? [] : finding('unknown tenant', 'tenant', tenant, cartTenants.join(', '));
}

function inspectItem(item: CartItem, path: string, baseUrl: string): Finding[] {
  const { product, appointmentUrl, selectedPackaging, availablePackagingOptions } = item;
  const pictures = [
    ['product.image', product.image],
    ['selectedPackaging.thumbnail', selectedPackaging?.thumbnail],
    ...availablePackagingOptions.flatMap(({ image, thumbnail }, index) => [
      [`availablePackagingOptions.${index}.image`, image] as const,
      [`availablePackagingOptions.${index}.thumbnail`, thumbnail] as const,
    ]),
  ] as const;
  return [
    ...checkUrl('dropped URL', `${path}.product.url`, product.url, baseUrl, safeLink),
    ...checkUrl('dropped URL', `${path}.appointmentUrl`, appointmentUrl, baseUrl, safeLink),
    ...pictures.flatMap(([name, picture]) => (picture ? inspectPicture(`${path}.${name}`, picture, baseUrl) : [])),
  ];
}

function inspectPicture(path: string, { src, srcset }: Picture, baseUrl: string): Finding[] {
  const check = (name: string, url: string, decide: Decide) =>
    checkUrl('dropped URL', `${path}.${name}`, url, baseUrl, decide);
  const candidates = srcsetCandidates(srcset);
  return [
    ...check('src', src, safePicture),
    ...candidates.flatMap(([url]) => check('srcset', url, safePicture)),
    ...(candidates.length > 0 ? [] : check('srcset', srcset.trim(), safeSrcset)),
  ];
}

type Decide = (url: string, baseUrl: string) => string | null;

const allowed = {
  'dropped URL': 'a URL with http or https, or a relative one',
  'refused page': 'a URL on the origin of the page, of baseUrl, of tenantConfig.urls or of allowedOrigins',
};

/** A URL may contain personal data, so that only its origin and the number of its path segments are shown. */
function checkUrl(
  kind: keyof typeof allowed,
  path: string,
  url: string | null | undefined,
  baseUrl: string,
  decide: Decide,
): Finding[] {
  if (!url || decide(url, baseUrl) !== null) return [];
  return finding(kind, path, withoutDetails(url, baseUrl), allowed[kind]);
}

function finding(kind: Finding['kind'], path: string, found: string, expected: string): Finding[] {
  return [{ kind, path, found: found.slice(0, 100), expected }];
}
