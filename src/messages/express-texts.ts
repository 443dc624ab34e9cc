import type { Cart } from '../domain/cart.ts';
import { expressRefusal } from '../domain/error-message-key.ts';
import type { ExpressMethod, ExpressProvider } from '../domain/express-method.ts';
import { refusalOf } from '../domain/payment-refusal.ts';
import type { RequiredDetail } from '../domain/payer.ts';
import type { Failure, RefusedFailure } from '../domain/failure.ts';
import type { NoticeText } from '../domain/notice.ts';
import { failureMessage } from './failure-message.ts';
import { formatMoney } from './format.ts';
import { errorNotice, linkTo, warningNotice } from './notice-text.ts';
import { expressRefusalTexts, inputRefusalText, providerName } from './payment-texts.ts';
import { generalFault, refusalMessage } from './refusal-message.ts';
import { texts } from './texts.ts';
import { say } from './say.ts';

export const expressTexts = {
  connection:
    'Es ist ein Verbindungsfehler aufgetreten. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
  unknown: 'Unbekannter Fehler',
  unknownHelp: 'Versuche es noch einmal oder wähle eine andere Zahlungsart.',
  otherWays: 'Andere Zahlungsarten: ',
  /** The shop captures the money after the last check. */
  nothingCharged: 'Es wurde nichts abgebucht.',
  sessionNotCreated:
    'Die Zahlungssitzung konnte nicht erstellt werden. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
  paypalFailed: generalFault,
  loginRequired: 'Bitte melde dich an, um mit dieser Zahlart zu bezahlen, oder gehe weiter zu den Bestelldaten.',
  canceled: 'Die Zahlung wurde abgebrochen. Versuche es erneut oder wähle eine andere Zahlungsart.',
  tooSlow:
    'Die Zahlung hat zu lange gedauert und wurde abgebrochen. Versuche es erneut oder wähle eine andere Zahlungsart.',
  cartChanged: 'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn und bezahle dann erneut.',
  noLastCheck: 'Es ist ein technischer Fehler aufgetreten. Bitte wähle eine andere Zahlungsmethode.',
  lineItem: 'Gesamtsumme inkl. MwSt.',
  confirming: 'Einen Moment, wir bereiten deine Bestellung vor …',
  lastCheck: 'Weiter zur letzten Prüfung',
  unavailable: {
    paypal: 'PayPal ist gerade nicht verfügbar.',
    amazon: 'Amazon Pay ist gerade nicht verfügbar.',
    wallets: 'Google Pay und Apple Pay sind gerade nicht verfügbar.',
  } satisfies Record<ExpressProvider, string>,
  missingDetails: (details: readonly RequiredDetail[]) =>
    say`Bitte ergänze oder korrigiere deine Angaben: ${details.map((detail) => detailNames[detail]).join(', ')}.`,
} as const;

const detailNames: Readonly<Record<RequiredDetail, string>> = {
  email: 'E-Mail-Adresse',
  name: 'Name',
  street: 'Straße',
  zipCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
};

export function cartChangedText(before: Cart, after: Cart | null): string {
  const total = after && formatMoney(after.total.gross);
  const isOther = after?.cartId === before.cartId && total !== formatMoney(before.total.gross);
  return expressTexts.cartChanged + (isOther ? say` Die Gesamtsumme beträgt jetzt ${total ?? ''}.` : '');
}

export function expressFailureMessage(failure: Failure, method: ExpressMethod, baseUrl: string): NoticeText {
  const { kind } = failure;
  if (kind === 'refused') return refusal(failure, providerName(method));
  if (kind === 'connection' || kind === 'offline') return errorNotice(expressTexts.connection);
  if (kind === 'login' && failure.guest)
    return { ...warningNotice(expressTexts.loginRequired), ...linkTo(texts.login, failure.href) };
  const isUnexplained = kind === 'external' && ![409, 412, 429].includes(failure.status);
  // A 404 without a reason does not mean that the cart is gone.
  if (isUnexplained || (kind === 'gone' && failure.what === 'part')) return errorNotice(expressTexts.unknown);
  return failureMessage(failure, baseUrl, null);
}

/** Addresses that the shop cannot ship to have their own texts. A code outside the catalog means an invalid address. */
function refusal(failure: RefusedFailure, provider: string | null): NoticeText {
  const byCode = expressRefusal(failure.errorCode);
  if (byCode === 'expressCountry' || byCode === 'zipCode') return errorNotice(expressRefusalTexts[byCode]);
  const reason = refusalOf(failure);
  if (reason === 'input') return errorNotice(inputRefusalText(provider));
  return reason === 'address' ? errorNotice(expressRefusalTexts.address) : refusalMessage(failure, provider);
}
