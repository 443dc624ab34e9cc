import type { Cart } from '../../domain/cart.ts';
import { decidedType } from '../../domain/changeset.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import type { Finding } from '../../domain/mistake.ts';
import { safeNavigation, trustedUrls, withoutDetails } from '../../domain/urls.ts';
import { wrongSums } from '../../domain/sums.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import { pageOrigin } from '../environment/browser-client.ts';
import { readCartData } from '../page-data/cart-data.ts';
import { fieldsOf, type PageData } from '../page-data/page-data.ts';
import { explainData } from './explain-data.ts';
import { follow, inspectAnswers, inspectData, inspectTenant, type Report, reportMistakes } from './report-mistakes.ts';

/**
 * Tells the authors of the page and of the shop what is wrong with the data of an element, and with what the shop answers
 * from now on.
 * @param store null if the data has never been usable.
 */
export function inspectCartPage(host: HTMLElement, found: PageData, store: CartStore | null, report: Report): void {
  const { data, source, unusable } = readCartData(found, host.baseURI);
  const { baseUrl } = found.overrides;
  if (!data && found.sources.length === 0) explainData(null, baseUrl);
  // The error screen does not report it: unusable data never replaces a cart.
  for (const skipped of unusable) explainData(skipped, baseUrl, store ? report : undefined);
  if (data && source) inspectData(fieldsOf(source) ?? {}, report);
  if (store) followShop(host, store, report);
}

function followShop(host: HTMLElement, { state }: CartStore, report: Report): void {
  let inspected: Cart | null = null;
  follow(state, () => {
    const { data } = state.getState();
    const cart = confirmedCart(state.getState());
    inspectAnswers(report);
    inspectTenant(data.tenant, report);
    reportMistakes([...refusedPages(data, host.baseURI), ...contradictoryType(data)], report);
    if (cart && cart !== inspected) reportMistakes(wrongSums(cart), report, 'cart.');
    inspected = cart;
  });
}

/** The next steps to which the browser will not go. */
function refusedPages({ baseUrl, rootComponentProps: props }: FragmentData, pageUrl: string): Finding[] {
  const scope = { pageUrl, pageOrigin: pageOrigin(), baseUrl, allowedOrigins: trustedUrls(props) };
  const expected = 'a URL on the origin of the page, of baseUrl, of tenantConfig.urls or of allowedOrigins';
  return (['nextStepUrl', 'lastCheckUrl'] as const).flatMap((name) => {
    const url = props[name];
    if (!url || safeNavigation(url, scope) !== null) return [];
    const found = withoutDetails(url, baseUrl).slice(0, 100);
    return [{ kind: 'refused page', path: `rootComponentProps.${name}`, found, expected }];
  });
}

function contradictoryType({ rootComponentProps: { initialChangeset } }: FragmentData): Finding[] {
  const expected = initialChangeset && decidedType(initialChangeset);
  if (!expected || expected === initialChangeset.type) return [];
  const path = 'rootComponentProps.initialChangeset.type';
  return [{ kind: 'contradictory type', path, found: initialChangeset.type, expected }];
}
