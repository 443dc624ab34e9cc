import type { InsightsClient } from 'search-insights';
import type { CurrencyCode } from '../domain/money.ts';

/** The search service that is told of clicks and conversions (rulings, 36). */
export interface SearchSettings {
  readonly appId: string;
  /** The key for searching, which is public. */
  readonly apiKey: string;
  /** The index of products, whose object ids are product ids. */
  readonly index: string;
  /** Another endpoint than the service's own. */
  readonly host?: string;
}

/** Where in the results of a search a product stands. */
export interface SearchResult {
  /** The `queryID` that the search service has answered. */
  readonly queryId: string;
  /** From 1. */
  readonly position: number;
}

export interface SearchEvents {
  /** Loads the client, so that a click that leaves the page finds it. */
  prepare(): void;
  clicked(productId: string, result: SearchResult): void;
  addedToCart(productIds: readonly string[]): void;
  purchased(productIds: readonly string[], value: number, currency: CurrencyCode): void;
  /** Removes what the client keeps in the browser. */
  forget(): void;
}

/** Where the client keeps by which query a product was clicked. */
const queriesName = 'AlgoliaObjectQueryCache';

/** @param userToken names the browser. */
export function createSearchEvents(
  { appId, apiKey, index, host }: SearchSettings,
  userToken: () => string,
  report: (error: unknown) => void,
): SearchEvents {
  let client: Promise<InsightsClient> | null = null;

  async function load(): Promise<InsightsClient> {
    const { createInsightsClient, getRequesterForBrowser } = await import('search-insights');
    const insights = createInsightsClient(getRequesterForBrowser());
    insights('init', { appId, apiKey, userToken: userToken(), useCookie: false, ...(host && { host }) });
    return insights;
  }

  function tell(send: (insights: InsightsClient) => unknown): void {
    client ??= load();
    client.then(send).catch((error: unknown) => {
      client = null;
      report(error);
    });
  }

  // The client remembers by which query a product was clicked, and counts what is bought later as its conversion.
  const infer = { inferQueryID: true };

  return {
    prepare: () => tell(() => null),
    clicked(productId, { queryId, position }) {
      const click = { eventName: 'Product clicked', index, queryID: queryId };
      tell((insights) =>
        insights('clickedObjectIDsAfterSearch', { ...click, objectIDs: [productId], positions: [position] }),
      );
    },
    addedToCart(productIds) {
      const conversion = { eventName: 'Product added to cart', index, objectIDs: [...productIds] };
      tell((insights) => insights('addedToCartObjectIDs', conversion, infer));
    },
    purchased(productIds, value, currency) {
      const conversion = { eventName: 'Order placed', index, objectIDs: [...productIds], value, currency };
      tell((insights) => insights('purchasedObjectIDs', conversion, infer));
    },
    forget() {
      try {
        localStorage.removeItem(queriesName);
      } catch {
        // The storage is blocked.
      }
    },
  };
}
