import { plain } from './stored-format.ts';
import { session } from './stored.ts';

const payment = { owner: 'express payment', format: plain };

/** The order of an express payment. */
export const orderId = /* @__PURE__ */ session('cf_order_id', payment);

/** The same id as `orderId`, for the last check; removed when a cart loads. */
export const paymentOrderId = /* @__PURE__ */ session('cf_payment_order_id', payment);

/** The id of the order at PayPal; removed when a cart loads. */
export const paypalOrderId = /* @__PURE__ */ session('cf_paypal_order_id', payment);

/** JSON with the client secret and the confirmation token of a card payment; removed when a cart loads. */
export const cardClientSecret = /* @__PURE__ */ session('cf_card_client_secret', payment);
