import type { SentrySettings } from '../domain/fragment-data.ts';
import { randomId } from '../domain/random-id.ts';
import type { DialogOutcome, Transport } from './error-reporting/transport.ts';
import { maxReports, textOf, toConsole } from './to-console.ts';

/** Loads the code that sends errors. */
export type LoadTransport = (settings: SentrySettings) => Promise<Transport>;

export interface Reporter {
  /**
   * Reports an error once. Never throws. Returns the id of the sent event, 32 hexadecimal digits, or null if it is not
   * sent.
   * @param context where the error occurred.
   */
  report(error: unknown, context?: string): string | null;
  /** Opens the report form for a sent event. Never rejects. */
  openDialog(eventId: string): Promise<DialogOutcome>;
  /** Closes the transport. */
  close(): void;
}

/**
 * Reports errors to the transport if error reporting is enabled, otherwise to the console. Drops errors whose message
 * contains one of the ignore patterns.
 * @param settings returns the current settings; null before there are any.
 */
export function createReporter(settings: () => SentrySettings | null, loadTransport: LoadTransport | null): Reporter {
  const reportedIds = new Map<string, string | null>();
  let transport: Promise<Transport | null> | null = null;

  const loadFor = (current: SentrySettings | null) => (current?.enabled && current.dsn ? loadTransport : null);

  function send(error: unknown, load: () => Promise<Transport>): string {
    const eventId = randomId();
    transport ??= load().catch((failure: unknown) => {
      transport = null; // The next error tries to load it again.
      toConsole(failure, 'loading the error reporting');
      return null;
    });
    void transport.then((loaded) => (loaded ? loaded.send(error, eventId) : toConsole(error)));
    return eventId;
  }

  return {
    report(error, context = '') {
      const text = textOf(error);
      const known = reportedIds.get(text);
      if (known !== undefined) return known;
      const current = attempt(settings);
      if (
        reportedIds.size >= maxReports ||
        current?.ignorePatterns.some((pattern) => pattern && text.includes(pattern))
      ) {
        return null;
      }
      const load = loadFor(current);
      const eventId = current && load ? send(error, () => load(current)) : null;
      if (eventId === null) toConsole(error, context);
      reportedIds.set(text, eventId);
      return eventId;
    },
    async openDialog(eventId) {
      return (await (await transport)?.openDialog(eventId)) ?? 'blocked';
    },
    close() {
      void transport?.then((loaded) => loaded?.close());
      transport = null;
    },
  };
}

/** null where an object of the page throws. */
function attempt<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
