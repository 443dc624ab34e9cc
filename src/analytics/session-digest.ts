import type { AnalyticsStorage } from './analytics-storage.ts';

/**
 * A digest of a text that must not outlive the browser session, such as the id of a cart. It is salted with the session's
 * random id, which ends with the session's cookie, so that a digest left in the local storage matches nothing.
 */
export function sessionDigest({ sessionId }: AnalyticsStorage, text: string): string {
  const salted = `${sessionId.read() ?? ''} ${text}`;
  return [0x811c9dc5, 0x9747b28c].map((seed) => hash(salted, seed).toString(36)).join('');
}

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
