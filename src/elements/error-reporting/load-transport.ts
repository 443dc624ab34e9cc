import type { SentrySettings } from '../../domain/fragment-data.ts';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import type { Transport } from './sentry-transport.ts';

export async function loadTransport(settings: SentrySettings, tenant: string): Promise<Transport> {
  const { createSentryTransport } = await loadChunk(() => import('./sentry-transport.ts'));
  return createSentryTransport(settings, tenant);
}
