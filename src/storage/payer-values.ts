import { asPersonalInformation } from './personal-information.ts';
import { json } from './stored-format.ts';
import { cookie, session } from './stored.ts';

/** The payer's data of an express payment, for this tab. */
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
