import { type AnalyticsStorage, readField, writeField } from './analytics-storage.ts';

/**
 * The SKUs of items that shoppers changed and no page has counted yet; an empty text means a change of anything else
 * in the cart. Stored, because a reload can interrupt the request.
 */
export interface RequestedChanges {
  add(sku: string): void;
  /** Adds those entries of this page again that another page has removed by counting an earlier change of the same SKU. */
  restore(): void;
  /** Removes the entries of this page, because all its changes are counted. */
  settle(): void;
  /** What all pages added. */
  all(): readonly string[];
  /** Removes counted SKUs, whichever page added them. */
  remove(skus: readonly string[]): void;
}

const fieldName = 'asked';

export function createRequestedChanges(storage: AnalyticsStorage): RequestedChanges {
  const addedHere = new Set<string>();

  function all(): readonly string[] {
    const stored = readField(storage, fieldName);
    return Array.isArray(stored) ? stored.filter((sku) => typeof sku === 'string') : [];
  }

  const write = (skus: readonly string[]) => writeField(storage, fieldName, skus);

  return {
    add(sku) {
      // One entry for each page, so that a page that settles leaves the entries of the others.
      if (!addedHere.has(sku)) write([...all(), sku]);
      addedHere.add(sku);
    },
    restore() {
      const stored = all();
      const removed = [...addedHere].filter((sku) => !stored.includes(sku));
      if (removed.length > 0) write([...stored, ...removed]);
    },
    settle() {
      if (addedHere.size === 0) return;
      const remaining = [...all()];
      for (const sku of addedHere) if (remaining.includes(sku)) remaining.splice(remaining.indexOf(sku), 1);
      addedHere.clear();
      write(remaining);
    },
    all,
    remove: (skus) => write(all().filter((sku) => !skus.includes(sku))),
  };
}
