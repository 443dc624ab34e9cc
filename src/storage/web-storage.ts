import type { StorageArea } from './storage-area.ts';

export const analyticsDataName = 'cf_analytics';

/** Local or session storage; empty if it is blocked. */
/* @__NO_SIDE_EFFECTS__ */
export function webStorage(kind: 'localStorage' | 'sessionStorage'): StorageArea {
  /** Even the access to a blocked storage throws. */
  function attempt<Result>(use: (storage: Storage) => Result): Result | null {
    try {
      return use(window[kind]);
    } catch {
      return null;
    }
  }

  return {
    read: (name) => attempt((storage) => storage.getItem(name)),
    write(name, text) {
      const write = () =>
        attempt((storage) => {
          storage.setItem(name, text);
          return true;
        });
      const resetAnalytics = () => attempt((storage) => storage.removeItem(analyticsDataName));
      // Analytics data is the largest and the most dispensable.
      return Boolean(write() ?? (resetAnalytics(), write()));
    },
    remove: (name) => attempt((storage) => (storage.removeItem(name), true)) ?? false,
  };
}
