import { defaultStackParser, linkedErrorsIntegration, makeFetchTransport } from '@sentry/browser';
import { CodedError } from '../../domain/coded-error.ts';
import { cartFragmentId, type SentrySettings } from '../../domain/fragment-data.ts';
import { asError } from './as-error.ts';
import { consoleMessage, explain, isMistake } from './console-message.ts';
import { FragmentClient } from './fragment-client.ts';
import { openReportDialog } from './report-dialog.ts';
import { scrubEvent } from './scrub-event.ts';
import type { DialogOutcome, Transport } from './transport.ts';

/**
 * Integrations are listed explicitly, because the default ones patch the host's console, fetch and history. There is no
 * deduplication, because the error screen already refers to the id of each error.
 */
export function createSentryTransport(settings: SentrySettings, tenant: string): Transport {
  const client = new FragmentClient(
    {
      // An empty string means none. An explicit undefined prevents the SDK from reading the host's global settings.
      dsn: settings.dsn || undefined,
      release: settings.release || undefined,
      environment: settings.environment || undefined,
      transport: makeFetchTransport,
      stackParser: defaultStackParser,
      // The reporter has applied the ignore patterns, before an explanation was added to the message.
      integrations: [linkedErrorsIntegration()],
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
  // The errors are logged instead.
  if (!client.getDsn()) throw new CodedError('CF-303', 'the dsn of the error reporting is not valid');
  let opening: Promise<DialogOutcome> | null = null;
  return {
    send(error, eventId, context) {
      // oxlint-disable-next-line no-console
      if (isMistake(error, context)) console.error(consoleMessage(error, context), error);
      client.send(explained(asError(error)), eventId);
    },
    openDialog(eventId) {
      const dsn = client.getDsn();
      if (!dsn) return Promise.resolve('blocked');
      opening ??= openReportDialog(dsn, eventId).finally(() => (opening = null));
      return opening;
    },
    close: () => void client.close(),
  };
}

/** Returns a copy of the error with its code and explanation. */
function explained(error: Error): Error {
  const { name, stack, cause } = error;
  return Object.assign(new Error(explain(error), { cause }), { name, stack });
}
