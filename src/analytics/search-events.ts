import type { InsightsClient } from 'search-insights';
import type { CurrencyCode } from '../domain/money.ts';
import { tryOrNull } from '../domain/try-or-null.ts';

/** The search service to report clicks and conversions to. */
export interface SearchSettings {
  readonly appId: string;
  /** The public search key. */
  readonly apiKey: string;
  /** The index of products. Its object ids must be product ids. */
  readonly index: string;
  /** Replaces the service's default endpoint. */
  readonly host?: string;
}

/** A product's position in search results. */
export interface SearchResult {
  /** The `queryID` from the search service's response. */
  readonly queryId: string;
  /** From 1. */
  readonly position: number;
}

/** The service refuses events with more. */
const maxObjectIds = 20;

const few = (productIds: readonly string[]) => [...new Set(productIds)].slice(0, maxObjectIds);

/** Attributes a conversion to the query that led to the click on the product, which the client has stored. */
const inferred = { inferQueryID: true };

/** The client's storage entry for the queries that led to clicked products. */
const queriesName = 'AlgoliaObjectQueryCache';

/**
 * @param mayStore whether the client may store in the browser. Without that, nothing is sent.
 * @param userToken returns an id of the browser.
 */
export function createSearchEvents(
  settings: SearchSettings,
  mayStore: () => boolean,
  userToken: () => string,
  report: (error: unknown) => void,
) {
  const { index } = settings;
  let client: Promise<InsightsClient> | null = null;

  function use(send: (insights: InsightsClient) => unknown): void {
    if (!mayStore()) return;
    const used = (client ??= createClient(settings, userToken()));
    used
      // Not after `forget`.
      .then((insights) => (client === used ? send(insights) : null))
      .catch((error: unknown) => {
        if (client === used) client = null;
        report(error);
      });
  }

  return {
    /** Loads the client early, because a click may leave the page. */
    prepare: () => use(() => null),
    clicked(productId: string, { queryId, position }: SearchResult): void {
      const click = { eventName: 'Product clicked', index, queryID: queryId };
      use((insights) =>
        insights('clickedObjectIDsAfterSearch', { ...click, objectIDs: [productId], positions: [position] }),
      );
    },
    addedToCart(productIds: readonly string[]): void {
      const conversion = { eventName: 'Product added to cart', index, objectIDs: few(productIds) };
      use((insights) => insights('addedToCartObjectIDs', conversion, inferred));
    },
    purchased(productIds: readonly string[], value: number, currency: CurrencyCode): void {
      const conversion = { eventName: 'Order placed', index, objectIDs: few(productIds), value, currency };
      use((insights) => insights('purchasedObjectIDs', conversion, inferred));
    },
    forget(): void {
      client = null;
      // The storage may be blocked.
      tryOrNull(() => localStorage.removeItem(queriesName));
    },
  };
}

/** The token is read before the code is loaded, because that stores it and may last until after the consent is withdrawn. */
async function createClient({ appId, apiKey, host }: SearchSettings, userToken: string): Promise<InsightsClient> {
  const { createInsightsClient, getRequesterForBrowser } = await import('search-insights');
  const insights = createInsightsClient(getRequesterForBrowser());
  insights('init', { appId, apiKey, userToken, useCookie: false, ...(host && { host }) });
  return insights;
}
