import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  type Exception,
} from '@sentry/browser';
import { CodedError } from '../../domain/coded-error.ts';
import { cartFragmentId, type SentrySettings } from '../../domain/fragment-data.ts';
import { asError } from './as-error.ts';
import { consoleMessage, explain, isMistake } from './console-message.ts';
import { type DialogOutcome, openReportDialog } from './report-dialog.ts';
import { scrubFileName, scrubText } from './scrub-text.ts';

/** Sends captured errors. Loaded on the first error. */
export type Transport = ReturnType<typeof createSentryTransport>;

/**
 * Integrations are listed explicitly, because the default ones patch the host's console, fetch and history. There is no
 * deduplication, because the error screen already refers to the id of each error.
 */
export function createSentryTransport(settings: SentrySettings, tenant: string) {
  const client = new BrowserClient({
    // An empty string means none.
    dsn: settings.dsn || undefined,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // The reporter has applied the ignore patterns, before an explanation was added to the message.
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  });
  client.init();
  const dsn = client.getDsn();
  // The errors are logged instead.
  if (!dsn) throw new CodedError('CF-303', 'the dsn of the error reporting is not valid');

  /**
   * Sends only what is listed here. The client's `captureException` would add the data of the host's scopes in
   * `window.__SENTRY__` (user, breadcrumbs, attachments), count the error in the host's session, set the host's
   * `lastEventId`, and skip what the host's Sentry has captured.
   */
  function sendEvent(error: Error, eventId: string): void {
    const hint = { event_id: eventId, originalException: error };
    void client.eventFromException(error, hint).then((event) => {
      client.emit('preprocessEvent', event, hint);
      client.sendEvent({
        event_id: eventId,
        type: undefined,
        level: 'error',
        platform: 'javascript',
        timestamp: Date.now() / 1000,
        ...(settings.release && { release: settings.release }),
        ...(settings.environment && { environment: settings.environment }),
        tags: { fragment: cartFragmentId, tenant },
        // The origin has no user name and password.
        request: { url: location.origin + location.pathname, headers: { 'User-Agent': navigator.userAgent } },
        exception: { values: event.exception?.values?.map(scrubbed) ?? [] },
      });
    });
  }

  let opening: Promise<DialogOutcome> | null = null;
  return {
    /**
     * Sends an error with the given id of 32 hexadecimal digits, and logs it if it is a mistake of the page. Never throws.
     * @param context where the error occurred.
     */
    send(error: unknown, eventId: string, context: string): void {
      // oxlint-disable-next-line no-console
      if (isMistake(error, context)) console.error(consoleMessage(error, context), error);
      sendEvent(explained(asError(error)), eventId);
    },
    /** Opens the report form for a sent event. Repeated clicks share one dialog. Never rejects. */
    openDialog(eventId: string): Promise<DialogOutcome> {
      opening ??= openReportDialog(dsn, eventId).finally(() => (opening = null));
      return opening;
    },
    /** Closes the client after pending events are sent. */
    close: () => void client.close(),
  };
}

/** Returns a copy of the error with its code and explanation. */
function explained(error: Error): Error {
  const { name, stack, cause } = error;
  return Object.assign(new Error(explain(error), { cause }), { name, stack });
}

function scrubbed(exception: Exception): Exception {
  const { value = '', stacktrace } = exception;
  const frames = stacktrace?.frames?.map((frame) => ({ ...frame, filename: scrubFileName(frame.filename ?? '') }));
  return { ...exception, value: scrubText(value), ...(frames && { stacktrace: { frames } }) };
}
