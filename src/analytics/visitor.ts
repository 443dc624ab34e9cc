import { randomId } from '../domain/random-id.ts';
import type { AnalyticsStorage, Kept } from './storage.ts';

/** Names the browser and its session in the cookies of analytics. Returns the browser's id. */
export function identifyVisitor({ clientId, sessionId }: AnalyticsStorage): string {
  identify(sessionId);
  return identify(clientId);
}

/** Writes a known id again, so that its lifetime begins anew. */
function identify(kept: Kept<string>): string {
  const id = kept.read() ?? randomId();
  kept.write(id);
  return id;
}
