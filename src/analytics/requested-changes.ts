import { randomId } from '../domain/random-id.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';
import { isListOf, isText, sharedField } from './stored-form.ts';

const isTexts = isListOf(isText);

/** SKUs by page. */
const asked = sharedField<Readonly<Record<string, readonly string[]>>>('asked', (value) =>
  Object.values(value ?? {}).every(isTexts),
);

export type RequestedChanges = ReturnType<typeof createRequestedChanges>;

/**
 * The SKUs of items that shoppers changed and no page has counted yet; an empty text means a change of anything else
 * in the cart. Stored for each page, because a reload can interrupt the request.
 */
export function createRequestedChanges(storage: AnalyticsStorage) {
  const thisPage = randomId();
  const addedHere = new Set<string>();

  const pages = () => Object.entries(asked.read(storage) ?? {});
  const write = (changed: ReturnType<typeof pages>) =>
    asked.write(storage, Object.fromEntries(changed.filter(([, skus]) => skus.length > 0)));
  const save = () => write([...pages().filter(([page]) => page !== thisPage), [thisPage, [...addedHere]]]);

  return {
    add(sku: string): void {
      addedHere.add(sku);
      save();
    },
    /** Adds those of this page again that another page has removed by counting an earlier change of the same SKU. */
    restore(): void {
      if (addedHere.size > 0) save();
    },
    /** Removes those of this page, because all its changes are counted. */
    clear(): void {
      if (addedHere.size === 0) return;
      addedHere.clear();
      save();
    },
    all: (): readonly string[] => pages().flatMap(([, skus]) => skus),
    /** Removes counted SKUs, whichever page added them. */
    remove: (counted: readonly string[]) =>
      write(pages().map(([page, skus]) => [page, skus.filter((sku) => !counted.includes(sku))])),
  };
}
