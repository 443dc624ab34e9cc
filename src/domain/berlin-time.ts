const isoTimestamp = /^\d{4}-\d\d-\d\d(T\d\d:\d\d[\d:.]*(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Returns a date whose UTC fields are the wall-clock time of the shop, which is in Berlin; null if the timestamp is invalid.
 * Without a zone, a timestamp is UTC, because server and browser may be in different zones.
 */
export function toBerlinTime(timestamp: string): Date | null {
  const match = isoTimestamp.exec(timestamp);
  const date = new Date(match?.[1] && !match[2] ? `${timestamp}Z` : timestamp);
  if (match === null || Number.isNaN(date.getTime())) return null;
  date.setUTCHours(date.getUTCHours() + (isSummerTime(date) ? 2 : 1));
  return date;
}

/**
 * By the rule of the European Union since 1996: from the last Sunday of March to that of October, at 01:00 UTC. By hand,
 * because a page's first `Intl.DateTimeFormat` takes as long as drawing a cart; a test compares both.
 */
function isSummerTime(date: Date): boolean {
  const changeIn = (month: number) => {
    const change = new Date(Date.UTC(date.getUTCFullYear(), month, 31, 1));
    return change.setUTCDate(31 - change.getUTCDay());
  };
  return changeIn(2) <= date.getTime() && date.getTime() < changeIn(9);
}
