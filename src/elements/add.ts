/** Adds products to the cart from any page of the shop (public entry `cart-fragment/add`). */
import type { AnalyticsOptions } from '../analytics/analytics.ts';
import { createTrackingContext } from '../analytics/create-tracking-context.ts';
import { trackProducts } from '../analytics/products.ts';
import type { LineData } from '../analytics/shop-data.ts';
import { InvalidResponseError } from '../api/errors.ts';
import { plainRefusal } from '../api/plain-refusal.ts';
import { readJson, readRefusalBody } from '../api/read-json.ts';
import { sendRequest } from '../api/send-request.ts';
import { asRecord } from '../domain/as-record.ts';
import { unclobbered } from '../dom/unclobbered.ts';
import { numberOfCartItems } from '../storage/cart-values.ts';
import type { FragmentEvents } from '../store/events/fragment-event-details.ts';
import { announceOnce } from '../store/tabs/tab-messages.ts';
import { analyticsStorage } from './analytics/browser-analytics-storage.ts';
import { browserClient } from './environment/browser-client.ts';
import { dispatchFragmentEvent } from './fragment-events.ts';

export { ApiError, InvalidResponseError, NetworkError } from '../api/errors.ts';

export interface ItemToAdd {
  readonly productId: string;
  /** 1 by default. */
  readonly quantity?: number | undefined;
  /** `Pdf`, `Envelope`, `GiftBox` or `Included`. */
  readonly packagingOptionType?: string | undefined;
  readonly packagingVariantId?: string | undefined;
  readonly appointmentId?: string | undefined;
}

/** As in `cart-fragment/analytics`, except that the tenant is optional. `consent: false` also stores no number of items. */
export interface AddOptions extends Partial<
  Pick<AnalyticsOptions, 'tenant' | 'dataLayerName' | 'consent' | 'onError'>
> {
  readonly signal?: AbortSignal | undefined;
}

/** The cart after the addition. */
export type AddedToCart = FragmentEvents['cartVersionChange'];

/** The first call of a visitor opens the session, and another one at the same time would open another session. */
let last: Promise<unknown> = Promise.resolve();

interface AnsweredCart {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly items: readonly (LineData & { readonly quantity: number })[];
}

/**
 * Adds a product to the cart with `POST api/cart/add-item`. Then the carts and badges of the page and of other tabs follow,
 * the hearts know the product, and `add_to_cart` is pushed once. Rejects with an `ApiError` if the shop refuses, with a
 * `NetworkError` if no answer has arrived, so that the product may be in the cart, with an `InvalidResponseError`, or with
 * the reason of the signal.
 * @param baseUrl as on `<cart-fragment>`; relative to the page.
 */
export async function addToCart(baseUrl: string, item: ItemToAdd, options: AddOptions = {}): Promise<AddedToCart> {
  const page = unclobbered(document);
  const shop = new URL(baseUrl, page.baseURI).href;
  const { quantity = 1 } = item;
  const client = browserClient(() => shop);
  // Shoppers may leave the page at once.
  const call = { signal: options.signal, keepalive: true };
  const send = () => sendRequest(client, route, { body: { ...item, quantity } }, readCart, call);
  const isKnown = options.consent !== false && numberOfCartItems.read() !== null;
  const sent = isKnown ? send() : last.then(send, send);
  last = sent;
  const cart = await sent;
  const { cartId, cartVersion, items } = cart;
  const added = { cartId, cartVersion, numberOfItems: items.reduce((sum, line) => sum + line.quantity, 0) };
  if (options.consent !== false) numberOfCartItems.write(added.numberOfItems);
  push(cart, { ...item, quantity }, options);
  dispatchFragmentEvent(page, 'cartVersionChange', added);
  announceOnce({ baseUrl: shop, cartVersion });
  return added;
}

const route = { method: 'POST', path: 'api/cart/add-item', body: true } as const;

async function readCart(response: Response): Promise<AnsweredCart> {
  if (!response.ok) throw plainRefusal(response, await readRefusalBody(response));
  const cart = asRecord(await readJson(response));
  const { cartId, cartVersion, items } = cart ?? {};
  const isUsable =
    typeof cartId === 'string' &&
    Number.isSafeInteger(cartVersion) &&
    Array.isArray(items) &&
    items.every((line) => Number.isSafeInteger(asRecord(line)?.['quantity']));
  if (!isUsable) throw new InvalidResponseError('answered without a usable cart', response.status);
  return cart as unknown as AnsweredCart;
}

/** @param item with the quantity that was added, which is not that of the cart's line. */
function push(cart: AnsweredCart, item: ItemToAdd, options: AddOptions): void {
  const { productId, appointmentId, quantity } = item;
  const line = cart.items.findLast(
    ({ product, appointment }) =>
      product?.id === productId && (!appointmentId || appointment?.appointmentId === appointmentId),
  );
  if (!line) return;
  const context = createTrackingContext(options, analyticsStorage, () => options.consent);
  trackProducts(context).addToCart({ ...line, quantity: quantity ?? 1 }, cart);
}
