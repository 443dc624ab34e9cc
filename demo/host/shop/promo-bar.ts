import { analytics } from './analytics.ts';

/** Tracks the offer above the header of every page. */
export function trackPromoBar(): void {
  const bar = document.querySelector('.promo-bar');
  const promotion = { id: 'ballonfahrt', name: 'Ballonfahrt reduziert', creativeSlot: 'promo-bar' };
  if (bar) analytics().observePromotion(bar, promotion);
}
