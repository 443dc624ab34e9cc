import { assertNever } from '../domain/assert-never.ts';
import type { Failure } from '../domain/failure.ts';
import { shopLink } from '../domain/urls.ts';
import { catalogMessage } from './catalog-message.ts';
import { linkTo, type NoticeText } from './notice-text.ts';
import { refusalMessage } from './refusal-message.ts';
import { texts } from './texts.ts';
import { wishlistFailureTexts } from './wishlist-texts.ts';

/** Text for a failed call: one sentence about the failure and one about what to do. */
export function failureMessage(failure: Failure, baseUrl: string, provider: string | null): NoticeText {
  switch (failure.kind) {
    case 'connection':
      return { severity: 'error', text: 'Es ist ein Verbindungsfehler aufgetreten. Bitte versuche es erneut.' };
    case 'offline':
      return { severity: 'warning', text: failure.waiting ? texts.offline : texts.loadOffline };
    case 'external':
      return externalMessage(failure.status);
    case 'refused':
      return refusalMessage(failure, provider);
    case 'login':
      return {
        severity: 'warning',
        text: failure.guest ? texts.loginRequired : 'Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.',
        ...linkTo(texts.login, failure.href),
      };
    case 'gone':
      if (failure.what === 'part') {
        return { severity: 'error', text: 'Das gibt es im Shop leider nicht mehr. Bitte prüfe deine Bestellung.' };
      }
      return {
        severity: 'error',
        text: 'Diesen Warenkorb gibt es nicht mehr. Schau dich gern weiter im Shop um.',
        ...linkTo(texts.continueShopping, shopLink(baseUrl)),
      };
    case 'wishlistFull':
    case 'itemOffline':
      return { severity: 'error', text: wishlistFailureTexts[failure.kind] };
    case 'adjusted':
      return {
        severity: 'warning',
        text: 'Der Shop hat deine Änderung nicht wie gewünscht übernommen. Bitte prüfe deine Bestellung.',
      };
    default:
      return assertNever(failure);
  }
}

function externalMessage(status: number): NoticeText {
  switch (status) {
    case 409:
    case 412:
      return {
        severity: 'error',
        text: 'Dein Warenkorb wurde inzwischen an anderer Stelle geändert. Bitte prüfe ihn und versuche es erneut.',
      };
    case 429:
      return { severity: 'error', text: 'Bei uns ist gerade viel los. Bitte versuche es gleich noch einmal.' };
    default:
      return catalogMessage('genericServerError');
  }
}
