import { payerName } from './forget-payer.ts';
import { asPersonalInformation } from './personal-information.ts';
import { json } from './stored-format.ts';
import { cookie, session } from './stored.ts';

/** The payer's data of an express payment, for this tab. */
export const personalInformation = /* @__PURE__ */ session(payerName, {
  owner: 'express payment',
  format: json(asPersonalInformation),
});

/** The buyer of an express payment, for the checkout. */
export const personalInformationCookie = /* @__PURE__ */ cookie(payerName, {
  owner: 'express payment',
  lifetime: 2 * 60 * 60,
  format: json(asPersonalInformation),
});
