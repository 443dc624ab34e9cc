import type { Product } from './product.ts';

/** Number of participants: a range if min is less than max, otherwise both are equal. */
export function participantsOf(product: Product) {
  const [least, most] = [product.minParticipants ?? 0, product.maxParticipants ?? 0];
  const min = least || most;
  return min ? { min, max: Math.max(min, most) } : null;
}
