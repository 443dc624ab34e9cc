import { randomId } from '../domain/random-id.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';
import { isListOf, isText, sharedField } from './stored-form.ts';

type SkusByPage = Readonly<Record<string, readonly string[]>>;

const asked = sharedField('asked', (value): value is SkusByPage => Object.values(value ?? {}).every(isListOf(isText)));

/**
 * The SKU of each change of an item that no page has counted yet; an empty text means a change of anything else in the
 * cart. Stored for each page, because a reload can interrupt the request.
 */
export function createRequestedChanges(storage: AnalyticsStorage) {
  const thisPage = randomId();
  let addedHere: readonly string[] = [];

  const pages = () => Object.entries(asked.read(storage) ?? {});
  const write = (changed: ReturnType<typeof pages>) =>
    asked.write(storage, Object.fromEntries(changed.filter(([, skus]) => skus.length > 0)));
  const save = () => write([...pages().filter(([page]) => page !== thisPage), [thisPage, addedHere]]);

  return {
    add(sku: string): void {
      addedHere = [...addedHere, sku];
      save();
    },
    /** Removes those of this page, because all its changes are counted. */
    clear(): void {
      if (addedHere.length === 0) return;
      addedHere = [];
      save();
    },
    all: (): readonly string[] => pages().flatMap(([, skus]) => skus),
    /** Removes one change of each counted SKU, whichever page added it: later ones may still be pending. */
    remove: (counted: readonly string[]) =>
      write(
        pages().map(([page, skus]) => [
          page,
          skus.filter((sku, at) => !counted.includes(sku) || skus.indexOf(sku) < at),
        ]),
      ),
  };
}
