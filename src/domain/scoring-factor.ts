import { itemVariantOf } from './item-variant.ts';
import type { Product } from './product.ts';

interface Scored {
  readonly product: Pick<Product, 'productType' | 'scoringFactor'>;
  readonly appointment: object | null;
}

/** The probability that the item is never redeemed, from 0 to 1. */
export function noShowFactorOf(item: Scored): number {
  return item.product.scoringFactor?.noShow ?? (itemVariantOf(item) === 'experience_ticket' ? 0 : 0.395);
}

/** The shop's share of the price, from 0 to 1. */
export function marginOf(item: Scored): number {
  return item.product.scoringFactor?.margin ?? 0.3332;
}
