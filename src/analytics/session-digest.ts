import { hashOf } from '../domain/hash.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';

/**
 * A digest of a text that must not outlive the browser session, such as the id of a cart. It is salted with the session's
 * random id, which ends with the session's cookie, so that a digest left in the local storage matches nothing.
 */
export function sessionDigest({ sessionId }: AnalyticsStorage, text: string): string {
  const salted = `${sessionId.read() ?? ''} ${text}`;
  return [0x811c9dc5, 0x9747b28c].map((seed) => hashOf(salted, seed).toString(36)).join('');
}
