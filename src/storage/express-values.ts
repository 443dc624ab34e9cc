import { json, plain } from './stored-format.ts';
import { asPersonalInformation } from './personal-information.ts';
import { cookie, session } from './stored.ts';

export const orderId = /* @__PURE__ */ session('cf_order_id', { owner: 'express payment', format: plain });

/** The order of the payment. */
export const paymentOrderId = /* @__PURE__ */ session('cf_payment_order_id', {
  owner: 'express payment',
  format: plain,
});

export const paypalOrderId = /* @__PURE__ */ session('cf_paypal_order_id', { owner: 'express payment', format: plain });

export const cardClientSecret = /* @__PURE__ */ session('cf_card_client_secret', {
  owner: 'express payment',
  format: plain,
});

export const personalInformation = /* @__PURE__ */ session('cf_personal_information', {
  owner: 'express payment',
  format: json(asPersonalInformation),
});

/** The buyer of an express payment, for the checkout. */
export const personalInformationCookie = /* @__PURE__ */ cookie('cf_personal_information', {
  owner: 'express payment',
  lifetime: 2 * 60 * 60,
  format: json(asPersonalInformation),
});
