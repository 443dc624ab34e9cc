import { CodedError } from '../../domain/coded-error.ts';
import type { SentrySettings } from '../../domain/fragment-data.ts';
import { randomId } from '../../domain/random-id.ts';
import { tryOrNull } from '../../domain/try-or-null.ts';
import type { OpenReport } from '../../react/crash/crash-boundary.tsx';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import type { Transport } from './sentry-transport.ts';

/**
 * Reports an error. Never throws. Returns the id of the sent event, 32 hexadecimal digits, or null if it is not sent.
 * @param context where the error occurred.
 */
type Report = (error: unknown, context?: string) => string | null;

export type Reporter = ReturnType<typeof createReporter>;

/** Limits the reports of a page on which errors repeat with varying texts. */
const maxReports = 100;

/**
 * Reports errors to the transport if error reporting is enabled, otherwise to the console. Drops errors whose code or
 * message contains one of the ignore patterns.
 * @param settings returns the current settings; null before there are any.
 */
export function createReporter(
  settings: () => SentrySettings | null,
  load: (settings: SentrySettings) => Promise<Transport>,
) {
  let transport: Promise<Transport | null> | null = null;

  const report = reportOnce((error, context, text) => {
    const current = tryOrNull(settings);
    if (current?.ignorePatterns.some((pattern) => pattern && text.includes(pattern))) return null;
    return current?.enabled && current.dsn ? send(error, context, current) : logError(error, context);
  });

  function send(error: unknown, context: string, current: SentrySettings): string {
    const eventId = randomId();
    transport ??= load(current).catch((failure: unknown) => {
      // The next error tries to load it again, but not with settings that are wrong.
      if (!(failure instanceof CodedError)) transport = null;
      logError(failure, 'CF-404');
      return null;
    });
    void transport.then((loaded) => (loaded ? loaded.send(error, eventId, context) : logError(error, context)));
    return eventId;
  }

  return {
    report,
    /** Returns the function that opens the report form for an event, or null if the event was not sent. */
    formFor: (eventId: string | null): OpenReport | null =>
      eventId === null ? null : async () => (await (await transport)?.openDialog(eventId)) ?? 'blocked',
    close(): void {
      void transport?.then((loaded) => loaded?.close());
      transport = null;
    },
  };
}

export async function loadTransport(settings: SentrySettings, tenant: string): Promise<Transport> {
  const { createSentryTransport } = await loadChunk(() => import('./sentry-transport.ts'));
  return createSentryTransport(settings, tenant);
}

/** Reports to the console only, for code that is shared by elements with different settings. */
export function createConsoleReport(): Report {
  return reportOnce(logError);
}

/** Delivers errors of the same text once. */
function reportOnce(deliver: (error: unknown, context: string, text: string) => string | null): Report {
  const delivered = new Map<string, string | null>();
  return (error, context = '') => {
    // An object of the page may throw when it is converted.
    const text = tryOrNull(() => [(Object(error) as { code?: unknown }).code, error].join(' ')) ?? '';
    if (!delivered.has(text) && delivered.size < maxReports) delivered.set(text, deliver(error, context, text));
    return delivered.get(text) ?? null;
  };
}

/** Logs an error with its explanation, or only its context if that cannot be loaded. */
function logError(error: unknown, context = ''): null {
  void import('./console-message.ts')
    .then(({ consoleMessage }) => consoleMessage(error, context))
    .catch(() => `cart-fragment: ${context}`)
    // oxlint-disable-next-line no-console
    .then((text) => console.error(text, error));
  return null;
}
