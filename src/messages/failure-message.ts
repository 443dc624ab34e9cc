import type { Failure } from '../domain/failure.ts';
import { shopLink } from '../domain/urls.ts';
import type { NoticeText } from '../domain/notice.ts';
import { catalogTexts } from './catalog-message.ts';
import { errorNotice, linkTo, warningNotice } from './notice-text.ts';
import { refusalMessage } from './refusal-message.ts';
import { texts } from './texts.ts';
import { wishlistFailureTexts } from './wishlist-texts.ts';

/** Text for a failed call: one sentence about the failure and one about what to do. */
export function failureMessage(failure: Failure, baseUrl: string, provider: string | null): NoticeText {
  switch (failure.kind) {
    case 'connection':
      return errorNotice('Es ist ein Verbindungsfehler aufgetreten. Bitte versuche es erneut.');
    case 'offline':
      return warningNotice(failure.waiting ? texts.offline : texts.loadOffline);
    case 'external':
      return errorNotice(externalTexts[failure.status] ?? catalogTexts.genericServerError);
    case 'refused':
      return refusalMessage(failure, provider);
    case 'login':
      return {
        ...warningNotice(texts[failure.guest ? 'loginRequired' : 'loginExpired']),
        ...linkTo(texts.login, failure.href),
      };
    case 'gone':
      if (failure.what === 'part')
        return errorNotice('Das gibt es im Shop leider nicht mehr. Bitte prüfe deine Bestellung.');
      return {
        ...errorNotice('Diesen Warenkorb gibt es nicht mehr. Schau dich gern weiter im Shop um.'),
        ...linkTo(texts.continueShopping, shopLink(baseUrl)),
      };
    case 'wishlistFull':
    case 'itemOffline':
      return errorNotice(wishlistFailureTexts[failure.kind]);
    case 'adjusted':
      return warningNotice('Der Shop hat deine Änderung nicht wie gewünscht übernommen. Bitte prüfe deine Bestellung.');
  }
}

const changedElsewhere =
  'Dein Warenkorb wurde inzwischen an anderer Stelle geändert. Bitte prüfe ihn und versuche es erneut.';

const externalTexts: Readonly<Record<number, string>> = {
  409: changedElsewhere,
  412: changedElsewhere,
  429: 'Bei uns ist gerade viel los. Bitte versuche es gleich noch einmal.',
};
