import { randomId } from '../domain/random-id.ts';
import type { AnalyticsStorage, StoredValue } from './analytics-storage.ts';

/** Stores ids of the browser and of its session in the analytics cookies. Returns the browser's id. */
export function identifyVisitor({ clientId, sessionId }: AnalyticsStorage): string {
  renew(sessionId);
  return renew(clientId);
}

/** Rewrites a stored id, which extends its lifetime. */
function renew(stored: StoredValue<string>): string {
  const id = stored.read() ?? randomId();
  stored.write(id);
  return id;
}
