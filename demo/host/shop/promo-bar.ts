import { analytics } from './analytics.ts';

/** Tracks the offer above the header of every page. */
export function trackPromoBar(): void {
  const bar = document.querySelector('.promo-bar');
  const promotion = { id: 'freunde-rabatt', name: 'Freunde-Rabatt', creativeSlot: 'promo-bar' };
  if (bar) analytics().observePromotion(bar, promotion);
}
