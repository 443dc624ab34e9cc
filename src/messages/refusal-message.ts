import { knownErrorCategory, type ErrorCategory } from '../domain/error-catalog.ts';
import { errorMessageKey, expressRefusal } from '../domain/error-message-key.ts';
import type { RefusedFailure } from '../domain/failure.ts';
import type { NoticeText } from '../domain/notice.ts';
import { catalogMessage } from './catalog-message.ts';
import { errorNotice } from './notice-text.ts';
import { expressRefusalTexts, inputRefusalText } from './payment-texts.ts';

export const generalFault = 'Bei der Eingabe ist ein Fehler aufgetreten. Bitte versuche es später erneut.';
const countryFault =
  'Leider können wir deine Bestellung nicht in dieses Land liefern. Bitte wähle eine andere Adresse oder Versandmethode aus.';

/** The server's message is shown only for discounts and for addresses that the shop cannot ship to. */
export function refusalMessage(failure: RefusedFailure, provider: string | null): NoticeText {
  const category = knownErrorCategory(failure.category) ?? categoryOf(failure.errorCode);
  return category === null
    ? (codeMessage(failure.errorCode) ?? errorNotice(generalFault))
    : categoryMessages[category](failure, provider);
}

/** Returns the category of a code whose text as a refusal differs from its text as an initial error. */
function categoryOf(errorCode: number): ErrorCategory | null {
  if (expressRefusal(errorCode) === 'reservation') return 'failed_reservation_error';
  return errorMessageKey(errorCode)?.startsWith('discount') ? 'discount_error' : null;
}

/** Text for a code of the catalog; null for other codes. */
export function codeMessage(errorCode: number): NoticeText | null {
  const key = errorMessageKey(errorCode);
  if (key !== null) return catalogMessage(key);
  const refusal = expressRefusal(errorCode);
  return refusal === 'expressCountry' || refusal === 'reservation' ? errorNotice(expressRefusalTexts[refusal]) : null;
}

const categoryMessages: Readonly<
  Record<ErrorCategory, (failure: RefusedFailure, provider: string | null) => NoticeText>
> = {
  external_error: () => catalogMessage('genericServerError'),
  discount_error: ({ errorCode, message }) =>
    message
      ? { ...errorNotice(message), hotline: true }
      : (codeMessage(errorCode) ?? catalogMessage('discountRejectedError')),
  general_address_error: () => errorNotice(expressRefusalTexts.address),
  input_validation_error: (_, provider) => errorNotice(inputRefusalText(provider)),
  express_shipping_invalid_country: () => errorNotice(expressRefusalTexts.expressCountry),
  shipping_invalid_country: ({ message }) => errorNotice(message || countryFault),
  express_shipping_invalid_zip_code: ({ message }) => errorNotice(message || expressRefusalTexts.zipCode),
  failed_reservation_error: ({ appointmentIds }) =>
    errorNotice(appointmentIds.length > 0 ? expressRefusalTexts.reservation : generalFault),
  generic_paypal_express_error: () => errorNotice(generalFault),
};
