import { payerName } from './forget-payer.ts';
import { asPersonalInformation } from './personal-information.ts';
import { json } from './stored-format.ts';
import { cookie, session } from './stored.ts';

/** The payer's e-mail, phone and billing address; removed when a cart loads whose payment type is Amazon Pay. */
export const personalInformation = /* @__PURE__ */ session(payerName, {
  owner: 'express payment',
  format: json(asPersonalInformation),
});

/** The same of an express payment, for the checkout. */
export const personalInformationCookie = /* @__PURE__ */ cookie(payerName, {
  owner: 'express payment',
  lifetime: 2 * 60 * 60,
  format: json(asPersonalInformation),
});
