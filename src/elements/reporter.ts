import type { SentrySettings } from '../domain/fragment-data.ts';
import type { DialogOutcome, Transport } from './error-reporting/transport.ts';

/** Fetches the code that sends errors away; null where nothing is to be sent. */
export type LoadTransport = (settings: SentrySettings) => Promise<Transport>;

export interface Reporter {
  /**
   * Takes an error once, and answers the id that it is sent under, 32 hexadecimal digits; null when it is not sent.
   * `context` tells where it came from. Never throws.
   */
  report(error: unknown, context?: string): string | null;
  /** Lets the shopper tell about an error that was sent under this id. Never rejects. */
  openDialog(eventId: string): Promise<DialogOutcome>;
  /** Lets go of the page. */
  close(): void;
}

/** A page that breaks this often in different ways tells nothing new any more. */
const mostReports = 100;

/**
 * Reports what went wrong: to the transport where error reporting is enabled, to the console else. Messages that
 * contain one of the settings' ignore patterns are dropped.
 * @param settings gives the present settings; null before there are any.
 */
export function createReporter(settings: () => SentrySettings | null, loadTransport: LoadTransport | null): Reporter {
  const told = new Map<string, string | null>();
  let transport: Promise<Transport | null> | null = null;

  const loadFor = (current: SentrySettings | null) => (current?.enabled && current.dsn ? loadTransport : null);

  function send(error: unknown, load: () => Promise<Transport>): string {
    const eventId = createEventId();
    transport ??= load().catch((failure: unknown) => {
      transport = null; // The next error tries again.
      toConsole(failure, 'loading the error reporting');
      return null;
    });
    void transport.then((loaded) => (loaded ? loaded.send(error, eventId) : toConsole(error)));
    return eventId;
  }

  return {
    report(error, context = '') {
      const text = textOf(error);
      const known = told.get(text);
      if (known !== undefined) return known;
      const current = settings();
      if (told.size >= mostReports || current?.ignorePatterns.some((pattern) => pattern && text.includes(pattern))) {
        return null;
      }
      const load = loadFor(current);
      const eventId = current && load ? send(error, () => load(current)) : null;
      if (eventId === null) toConsole(error, context);
      told.set(text, eventId);
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

function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'an error without a text';
  }
}

/** Random bytes instead of `randomUUID`, which pages without https don't have. */
function createEventId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toConsole(error: unknown, context = ''): void {
  // eslint-disable-next-line no-console
  console.error(...(context ? [`cart-fragment: ${context}`] : ['cart-fragment:']), error);
}
