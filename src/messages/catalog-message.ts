import type { ErrorMessageKey } from '../domain/error-message-key.ts';
import type { NoticeText } from '../domain/notice.ts';
import { expressRefusalTexts } from './payment-texts.ts';
import { errorNotice } from './notice-text.ts';

export const catalogTexts: Readonly<Record<ErrorMessageKey, string>> = {
  genericServerError: 'Es ist ein technischer Fehler aufgetreten. Bitte versuche es später erneut.',
  zipCodeNotAllowedError: expressRefusalTexts.zipCode,
  addressValidationError: expressRefusalTexts.address,
  discountRejectedError: 'Der Rabattcode ist leider nicht mehr gültig. Bitte versuche es mit einem anderen.',
  discountRejectedTooLittleValueError:
    'Dein Warenkorb erfüllt die Bedingungen für diesen Rabatt noch nicht, weil sein Wert zu niedrig ist. Bitte lege noch etwas dazu oder versuche es mit einem anderen Rabattcode.',
  discountsUnavailableError:
    'Rabatte sind gerade aus technischen Gründen nicht verfügbar. Bitte versuche es später erneut.',
  discountCampaignNotValid:
    'Diese Rabattaktion ist leider nicht gültig. Bitte versuche es mit einem anderen Rabattcode.',
  paymentTypeNotValid: 'Diese Zahlungsart ist gerade nicht verfügbar. Bitte wähle eine andere.',
  valueVoucherInvalidCurrencyError:
    'Dein Gutschein ist in einer anderen Währung ausgestellt. Bitte wende dich an unsere Hotline.',
  valueVoucherTenantMismatchError:
    'Dein Gutschein wurde in einem anderen Land gekauft. Bitte löse ihn im Shop dieses Landes ein.',
  valueVoucherExpiredError: 'Dein Gutschein ist leider abgelaufen. Bitte versuche es mit einem anderen.',
  valueVoucherNotFoundError:
    'Diesen Gutscheincode haben wir nicht gefunden. Bitte prüfe, ob er richtig geschrieben ist.',
  valueVoucherBalanceZeroError: 'Das Guthaben deines Gutscheins ist aufgebraucht. Bitte versuche es mit einem anderen.',
  valueVoucherNotPaidError:
    'Die Zahlung für deinen Gutschein ist noch nicht bei uns eingegangen. Bei Kauf auf Rechnung dauert das bis zu zwei Tage, bitte versuche es danach erneut.',
  valueVoucherBlockedError: 'Dein Gutschein ist gesperrt. Bitte wende dich an unsere Hotline.',
  valueVoucherRefundUnauthorized:
    'Dein Gutschein konnte nicht zurückerstattet werden. Bitte wende dich an unsere Hotline.',
  valueVoucherInvalidError:
    'Der eingegebene Gutscheincode ist ungültig oder wurde bereits eingelöst. Bitte prüfe, ob er richtig geschrieben und noch nicht abgelaufen ist.',
  valueVoucherCartHasVoucherProductsError:
    'Mit einem Wertgutschein kannst du keine anderen Wertgutscheine bezahlen. Bitte entferne die Wertgutscheine aus deinem Warenkorb.',
  genericPurchaseError:
    'Dein Kauf konnte leider nicht abgeschlossen werden. Bitte versuche es erneut oder wähle eine andere Zahlungsmethode.',
};

/** The hotline helps with discounts, and where the text names it. */
export function catalogMessage(key: ErrorMessageKey): NoticeText {
  const text = catalogTexts[key];
  const hasHotline = key.startsWith('discount') || text.endsWith('Hotline.');
  return { ...errorNotice(text), ...(hasHotline ? { hotline: true } : {}) };
}
