import { tryOrNull } from '../domain/try-or-null.ts';

/** Where text values are stored: cookies, a web storage or memory. No method throws. */
export interface StorageArea {
  read(name: string): string | null;
  /** Returns whether the text was stored. @param lifetime in seconds; null for the lifetime of the area. */
  write(name: string, text: string, lifetime: number | null): boolean;
  /** Returns whether the area has no text of this name any more. */
  remove(name: string): boolean;
}

/** The fallback where the browser stores nothing. Its lifetime is that of the page. */
/* @__NO_SIDE_EFFECTS__ */
export function createMemory(): StorageArea {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => Boolean(texts.set(name, text)),
    remove(name) {
      texts.delete(name);
      return true;
    },
  };
}

export const analyticsDataName = 'cf_analytics';

/** Local or session storage; empty if it is blocked. */
/* @__NO_SIDE_EFFECTS__ */
export function webStorage(kind: 'localStorage' | 'sessionStorage'): StorageArea {
  // Even the access to a blocked storage throws.
  const write = (name: string, text: string) => tryOrNull(() => window[kind].setItem(name, text)) !== null;
  const remove = (name: string) => tryOrNull(() => window[kind].removeItem(name)) !== null;

  return {
    read: (name) => tryOrNull(() => window[kind].getItem(name)),
    // Analytics data is the largest and the most dispensable.
    write: (name, text) => write(name, text) || (remove(analyticsDataName) && write(name, text)),
    remove,
  };
}
