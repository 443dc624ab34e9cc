import { currencyOf, tenants } from '../domain/tenant.ts';
import type { AnalyticsOptions } from './analytics.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';
import { defaultLayerName, pushTo } from './data-layer.ts';
import type { Observation } from './observation.ts';
import { type Line, lineOf, readLine } from './read-shop-data.ts';
import { createSearchEvents } from './search-events.ts';
import { shareProduct } from './share-product.ts';
import type { LineData, ProductData } from './shop-data.ts';
import type { TrackingContext } from './tracking-context.ts';
import { identifyVisitor } from './visitor.ts';
import { withinItemLimit } from './within-item-limit.ts';

/** Older browsers have no `reportError`. */
function reportUncaught(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  // oxlint-disable-next-line no-console -- an error of the page's data
  else console.error(error);
}

/** Creates what everything that one page tracks shares. */
export function createTrackingContext(
  { tenant: name, search, dataLayerName = defaultLayerName, onError = reportUncaught }: AnalyticsOptions,
  storage: AnalyticsStorage,
  observe: Observation['observe'],
  mayPush: () => boolean,
  mayStore: () => boolean,
): TrackingContext {
  const tenant = tenants.find((known) => known === String(name).toUpperCase()) ?? 'JS_DE';

  function safely<Result>(run: () => Result, fallback: Result): Result {
    try {
      return run();
    } catch (error) {
      onError(error);
      return fallback;
    }
  }

  function readAndShare(item: ProductData | LineData): Line {
    const line = readLine(item, currencyOf(tenant));
    shareProduct(lineOf(line.product), tenant);
    return line;
  }

  return {
    tenant,
    storage,
    search: search && createSearchEvents(search, mayStore, () => identifyVisitor(storage), onError),
    observe: (element, describe) =>
      safely(
        () => observe(element, describe()),
        () => {},
      ),
    mayPush,
    attempt: (run) => mayPush() && safely(() => (run(), true), false),
    push: (push) => withinItemLimit(push).forEach((part) => pushTo(dataLayerName, part)),
    readAndShare,
    withLines(items, run) {
      safely(() => {
        const lines = items.map(readAndShare);
        if (mayPush()) run(lines);
      }, undefined);
    },
  };
}
