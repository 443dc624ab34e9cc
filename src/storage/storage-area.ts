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
