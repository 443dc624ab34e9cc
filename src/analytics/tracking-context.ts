import type { Tenant } from '../domain/tenant.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';
import type { Push } from './ga4-events.ts';
import type { Observed } from './observation.ts';
import type { Line } from './read-shop-data.ts';
import type { SearchEvents } from './search-events.ts';
import type { LineData, ProductData } from './shop-data.ts';

/** Shared by everything that one page tracks. */
export interface TrackingContext {
  readonly tenant: Tenant;
  readonly storage: AnalyticsStorage;
  readonly search: SearchEvents | undefined;
  /** Observes an element; see `Observation`. Reports an exception, and then observes nothing. */
  observe(element: Element, describe: () => Observed): () => void;
  mayPush(): boolean;
  /** Runs if events may be pushed, and reports an exception. Returns whether it ran without one. */
  attempt(run: () => void): boolean;
  push(push: Push): void;
  /** Reads a product and lets later events of the page describe it by its id. @throws TypeError if it is unusable. */
  readAndShare(item: ProductData | LineData): Line;
  /** The same for several products, in any case; then runs if events may be pushed. Reports exceptions. */
  withLines(items: readonly (ProductData | LineData)[], run: (lines: readonly Line[]) => void): void;
}
