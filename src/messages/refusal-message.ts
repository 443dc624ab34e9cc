import { assertNever } from '../domain/assert-never.ts';
import { knownErrorCategory, type ErrorCategory } from '../domain/error-catalog.ts';
import { errorMessageKey } from '../domain/error-message-key.ts';
import { expressRefusal } from '../domain/express-refusal.ts';
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
    : categoryMessage(category, failure, provider);
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

function categoryMessage(category: ErrorCategory, failure: RefusedFailure, provider: string | null): NoticeText {
  const { errorCode, message, appointmentIds } = failure;
  switch (category) {
    case 'external_error':
      return catalogMessage('genericServerError');
    case 'discount_error':
      return message
        ? { ...errorNotice(message), hotline: true }
        : (codeMessage(errorCode) ?? catalogMessage('discountRejectedError'));
    case 'general_address_error':
      return errorNotice(expressRefusalTexts.address);
    case 'input_validation_error':
      return errorNotice(inputRefusalText(provider));
    case 'express_shipping_invalid_country':
      return errorNotice(expressRefusalTexts.expressCountry);
    case 'shipping_invalid_country':
      return errorNotice(message || countryFault);
    case 'express_shipping_invalid_zip_code':
      return errorNotice(message || expressRefusalTexts.zipCode);
    case 'failed_reservation_error':
      return errorNotice(appointmentIds.length > 0 ? expressRefusalTexts.reservation : generalFault);
    case 'generic_paypal_express_error':
      return errorNotice(generalFault);
    default:
      return assertNever(category);
  }
}
