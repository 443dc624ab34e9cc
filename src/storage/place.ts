/** Where texts can be kept. No method throws. */
export interface Place {
  read(name: string): string | null;
  /**
   * Returns whether the text is kept.
   * @param lifetime seconds; null as long as the place itself lasts.
   */
  write(name: string, text: string, lifetime: number | null): boolean;
  remove(name: string): void;
}

/** Lasts as long as the page, which is better than nothing where the browser keeps nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function createMemory(): Place {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => Boolean(texts.set(name, text)),
    remove: (name) => void texts.delete(name),
  };
}
