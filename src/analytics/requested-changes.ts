import { randomId } from '../domain/random-id.ts';
import { type AnalyticsStorage, readField, writeField } from './analytics-storage.ts';
import { isListOf, isText } from './stored-form.ts';

/**
 * The SKUs of items that shoppers changed and no page has counted yet; an empty text means a change of anything else
 * in the cart. Stored for each page, because a reload can interrupt the request.
 */
export interface RequestedChanges {
  add(sku: string): void;
  /** Adds those of this page again that another page has removed by counting an earlier change of the same SKU. */
  restore(): void;
  /** Removes those of this page, because all its changes are counted. */
  clear(): void;
  /** What all pages added. */
  all(): readonly string[];
  /** Removes counted SKUs, whichever page added them. */
  remove(skus: readonly string[]): void;
}

const fieldName = 'asked';
const isTexts = isListOf(isText);

type Pages = readonly (readonly [page: string, skus: readonly string[]])[];

export function createRequestedChanges(storage: AnalyticsStorage): RequestedChanges {
  const thisPage = randomId();
  const addedHere = new Set<string>();

  const pages = () => Object.entries(readField(storage, fieldName) ?? {}).filter(([, skus]) => isTexts(skus)) as Pages;

  const write = (changed: Pages) =>
    writeField(storage, fieldName, Object.fromEntries(changed.filter(([, skus]) => skus.length > 0)));

  const save = () => write([...pages().filter(([page]) => page !== thisPage), [thisPage, [...addedHere]]]);

  return {
    add(sku) {
      addedHere.add(sku);
      save();
    },
    restore() {
      if (addedHere.size > 0) save();
    },
    clear() {
      if (addedHere.size === 0) return;
      addedHere.clear();
      save();
    },
    all: () => pages().flatMap(([, skus]) => skus),
    remove: (counted) => write(pages().map(([page, skus]) => [page, skus.filter((sku) => !counted.includes(sku))])),
  };
}
