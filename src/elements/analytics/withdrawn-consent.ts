// Imports nothing, because code shared with the hearts would split their file.

/** All values of analytics-values.ts. */
export const analyticsNames = [
  'cf_tracking_client_id',
  'cf_tracking_session_id',
  'cf_tracked_order_id',
  'cf_offline_products',
  'cf_analytics',
];

/** Removes the stored data of analytics if an element has lost its consent. */
export function forgetIfWithdrawn(changes: readonly MutationRecord[]): void {
  const isWithdrawn = changes.some(({ oldValue, target, attributeName }) => {
    return oldValue === 'on' && (target as Element).getAttribute(String(attributeName)) !== 'on';
  });
  if (isWithdrawn) analyticsNames.forEach(removeStored);
}

function removeStored(name: string): void {
  try {
    // Like cookies.ts.
    Reflect.set(Object.getPrototypeOf(document) as Document, 'cookie', `${name}=; path=/; max-age=0`, document);
    localStorage.removeItem(name);
    sessionStorage.removeItem(name);
  } catch {
    // The page may store nothing.
  }
}
