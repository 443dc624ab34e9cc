import type { Analytics, ProductData } from 'cart-fragment/analytics';

declare const analytics: Analytics;
declare const products: readonly ProductData[];
declare const tiles: HTMLCollectionOf<HTMLElement>;
declare const banner: HTMLElement;

// docs
const list = { id: 'wellness', name: 'Wellness' };
products.forEach((product, index) => {
  analytics.observeItem(tiles[index]!, product, { list, index });
});
analytics.observePromotion(banner, { id: 'sommer', name: 'Sommeraktion', creativeSlot: 'hero' });
// docs end
