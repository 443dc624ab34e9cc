import type { NoticeContent, NoticeText } from '../domain/notice.ts';
import { changesetMessage } from './changeset-message.ts';
import { failureMessage } from './failure-message.ts';
import { errorNotice, warningNotice } from './notice-text.ts';
import { codeMessage, generalFault } from './refusal-message.ts';
import { texts } from './texts.ts';

/** @param provider name of the payment provider that the shopper chose; null without one. */
export function noticeMessage(content: NoticeContent, baseUrl: string, provider: string | null): NoticeText {
  switch (content.kind) {
    case 'initialError':
      return codeMessage(content.errorCode) ?? errorNotice(generalFault);
    case 'changeset':
      return changesetMessage(content.changeset, baseUrl);
    case 'synced':
      return { severity: 'success', text: 'Dein Warenkorb wurde aktualisiert. Bitte prüfe deine Bestellung.' };
    case 'failure':
      return failureMessage(content.failure, baseUrl, provider);
    case 'discount':
      return { ...errorNotice(content.message), hotline: true };
    case 'replaced':
      return warningNotice(
        'Dein bisheriger Warenkorb wurde inzwischen bestellt oder ersetzt. Hier siehst du den aktuellen.',
      );
    case 'voucherChanged':
      return warningNotice('Der Betrag deines Gutscheins hat sich geändert. Bitte prüfe deine Bestellung.');
    case 'payment':
    case 'endedPayment':
    case 'fullWishlist':
    case 'failedReservation':
    case 'dropped':
      return content;
    case 'slow':
      return warningNotice(texts.longLoading);
  }
}
