import type { SentrySettings } from '../../domain/fragment-data.ts';
import { loadChunk } from '../../store/calls/load-chunk.ts';

/** Sends captured errors. */
export interface Transport {
  /**
   * Sends an error with the given id of 32 hexadecimal digits, and logs it if it is a mistake of the page. Never throws.
   * @param context where the error occurred.
   */
  send(error: unknown, eventId: string, context: string): void;
  /** Opens the report form for a sent event. Repeated clicks share one dialog. Never rejects. */
  openDialog(eventId: string): Promise<DialogOutcome>;
  /** Closes the client after pending events are sent. */
  close(): void;
}

/** `blocked`: the page's policy, an ad blocker or the network blocked the dialog. The event was sent nevertheless. */
export type DialogOutcome = 'opened' | 'blocked';

/** Call it on the first error. */
export async function loadTransport(settings: SentrySettings, tenant: string): Promise<Transport> {
  const { createSentryTransport } = await loadChunk(() => import('./sentry-transport.ts'));
  return createSentryTransport(settings, tenant);
}
