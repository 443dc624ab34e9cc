import { inspectCart, inspectSurroundings } from '../../domain/broken-values.ts';
import type { Cart } from '../../domain/cart.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { pageOrigin } from '../environment/browser-client.ts';
import { readCartData } from '../page-data/cart-data.ts';
import { fieldsOf, type PageData } from '../page-data/page-data.ts';
import { explainData } from './explain-data.ts';
import { follow } from './follow.ts';
import { inspectAnswers, inspectData, type Report, reportMistakes } from './report-mistakes.ts';

/**
 * Tells the authors of the page and of the shop what is wrong with the data of an element, and with what the shop answers
 * from now on.
 * @param store null if the data has never been usable.
 */
export function inspectCartPage(host: HTMLElement, found: PageData, store: CartStore | null, report: Report): void {
  const { data, source, unusable } = readCartData(found, host.baseURI);
  if (!data && found.sources.length === 0) explainData(null);
  for (const skipped of unusable) {
    explainData(skipped);
    // The error screen does not report it: unusable data never replaces a cart.
    if (store) report(new Error(`unusable fragment data: ${skipped.name}`));
  }
  if (data && source) inspectData(fieldsOf(source) ?? {}, report);
  if (store) followShop(host, store, report);
}

function followShop(host: HTMLElement, { state }: CartStore, report: Report): void {
  let inspected: Cart | null = null;
  follow(state, () => {
    const { data } = state.getState();
    const cart = confirmedCart(state.getState());
    inspectAnswers(report);
    reportMistakes(inspectSurroundings(data, { pageUrl: host.baseURI, pageOrigin: pageOrigin() }), report);
    if (cart && cart !== inspected) {
      reportMistakes(inspectCart(cart, data.baseUrl, new Set(inspected?.items)), report, 'cart.');
    }
    inspected = cart;
  });
}
