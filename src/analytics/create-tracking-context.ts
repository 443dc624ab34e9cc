import { currencyOf, tenants } from '../domain/tenant.ts';
import type { AnalyticsOptions } from './analytics.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';
import { defaultLayerName, pushTo } from './data-layer.ts';
import type { Push } from './ga4-events.ts';
import { type Line, lineOf, readLine } from './read-shop-data.ts';
import { createSearchEvents } from './search-events.ts';
import { shareProduct } from './share-product.ts';
import type { LineData, ProductData } from './shop-data.ts';
import { identifyVisitor } from './visitor.ts';
import { withinItemLimit } from './within-item-limit.ts';

/** Older browsers have no `reportError`. */
function reportUncaught(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  // oxlint-disable-next-line no-console -- an error of the page's data
  else console.error(error);
}

export type Items = ProductData | LineData | readonly (ProductData | LineData)[];

export const listOf = (items: Items): readonly (ProductData | LineData)[] => [items].flat();

export type TrackingContext = ReturnType<typeof createTrackingContext>;

/**
 * @param storageBy see `storageByConsent`.
 * @param consent see `AnalyticsOptions`.
 */
export function createTrackingContext(
  { tenant: name = '', search, dataLayerName = defaultLayerName, onError = reportUncaught }: Partial<AnalyticsOptions>,
  storageBy: (mayStore: () => boolean) => AnalyticsStorage,
  consent: () => boolean | undefined,
) {
  const tenant = tenants.find((known) => known === String(name).toUpperCase()) ?? 'JS_DE';
  const mayPush = () => consent() !== false;
  const mayStore = () => consent() === true;
  const storage = storageBy(mayStore);

  function safely<Result>(run: () => Result, fallback: Result): Result {
    try {
      return run();
    } catch (error) {
      onError(error);
      return fallback;
    }
  }

  /** Reads a product and lets later events of the page describe it by its id. @throws TypeError if it is unusable. */
  function readAndShare(item: ProductData | LineData): Line {
    const line = readLine(item, currencyOf(tenant));
    shareProduct(lineOf(line.product), tenant);
    return line;
  }

  return {
    tenant,
    storage,
    search: search && createSearchEvents(search, mayStore, () => identifyVisitor(storage), onError),
    mayPush,
    mayStore,
    /** Reports an exception, and returns the fallback instead. */
    safely,
    /** Runs if events may be pushed, and reports an exception. Returns whether it ran without one. */
    attempt: (run: () => void): boolean => mayPush() && safely(() => (run(), true), false),
    push: (push: Push): void => withinItemLimit(push).forEach((part) => pushTo(dataLayerName, part)),
    readAndShare,
    /** `readAndShare` for one or several, in any case; then runs if events may be pushed. Reports exceptions. */
    withLines(items: Items, run: (lines: readonly Line[]) => void): void {
      safely(() => {
        const lines = listOf(items).map(readAndShare);
        if (mayPush()) run(lines);
      }, undefined);
    },
  };
}
