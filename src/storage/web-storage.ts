import type { Place } from './place.ts';

export const analyticsDataName = 'cf_analytics';

/** Local or session storage; empty if it is blocked. */
/* @__NO_SIDE_EFFECTS__ */
export function webStorage(kind: 'localStorage' | 'sessionStorage'): Place {
  /** Even the access throws where storage is blocked. */
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
      // Analytics data are the largest, and nobody misses them.
      return Boolean(write() ?? (resetAnalytics(), write()));
    },
    remove: (name) => void attempt((storage) => storage.removeItem(name)),
  };
}
