import {
  defaultStackParser,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { cartFragmentId, type SentrySettings } from '../../domain/fragment-data.ts';
import { asError } from './as-error.ts';
import { FragmentClient } from './fragment-client.ts';
import { openReportDialog } from './report-dialog.ts';
import { scrubEvent } from './scrub-event.ts';
import type { DialogOutcome, Transport } from './transport.ts';

/**
 * Sends errors to the Sentry project of the cart, beside whatever Sentry the host page has of its own.
 *
 * Each integration is named: the default ones patch the host's console, fetch and history. Equal errors are not held
 * back here, because the screen already shows the id of each one that comes this far.
 */
export function createSentryTransport(settings: SentrySettings, tenant: string): Transport {
  const client = new FragmentClient(
    {
      // A blank text means that there is none; an explicit undefined keeps out what the host set for itself globally.
      dsn: settings.dsn || undefined,
      release: settings.release || undefined,
      environment: settings.environment || undefined,
      transport: makeFetchTransport,
      stackParser: defaultStackParser,
      ignoreErrors: [...settings.ignorePatterns],
      integrations: [eventFiltersIntegration({ disableErrorDefaults: true }), linkedErrorsIntegration()],
      sendClientReports: false,
      dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
      beforeSend: scrubEvent,
    },
    {
      tags: { fragment: cartFragmentId, tenant },
      request: { url: location.origin + location.pathname, headers: { 'User-Agent': navigator.userAgent } },
    },
  );
  client.init();

  let opening: Promise<DialogOutcome> | null = null;

  return {
    send: (error, eventId) => client.send(asError(error), eventId),
    openDialog(eventId) {
      const dsn = client.getDsn();
      if (!dsn) return Promise.resolve('blocked');
      opening ??= openReportDialog(dsn, eventId).finally(() => (opening = null));
      return opening;
    },
    close: () => void client.close(),
  };
}
