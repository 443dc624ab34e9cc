import { createAnalytics, type ProductData } from 'cart-fragment/analytics';

declare const tile: HTMLElement;
declare const product: ProductData;
declare const list: { id: string; name: string };
declare const hits: { queryID: string };

// docs
const analytics = createAnalytics({
  tenant: 'JS_DE',
  consent: true,
  search: { appId: 'SHOP', apiKey: 'public-search-key', index: 'products' },
});
analytics.observeItem(tile, product, { list, index: 0, search: { queryId: hits.queryID, position: 1 } });
// docs end
