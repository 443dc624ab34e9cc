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

/** `randomUUID` is missing on pages without https. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
