import type { AnalyticsStorage } from './analytics-storage.ts';

/**
 * A digest of a text that must not outlive the browser session, such as the id of a cart. It is salted with the session's
 * random id, which ends with the session's cookie, so that a digest left in the local storage matches nothing.
 */
export function sessionDigest({ sessionId }: AnalyticsStorage, text: string): string {
  const salted = `${sessionId.read() ?? ''} ${text}`;
  // FNV-1a.
  let value = 0x811c9dc5;
  for (let index = 0; index < salted.length; index++) value = Math.imul(value ^ salted.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}
