import type { Product } from './product.ts';

/** Number of participants: a range if min is less than max, otherwise both are equal. */
export interface Participants {
  readonly min: number;
  readonly max: number;
}

/** Returns null if the product has no number of participants. */
export function participantsOf(product: Product): Participants | null {
  const min = product.minParticipants ?? product.maxParticipants;
  if (min === null) return null;
  return { min, max: Math.max(min, product.maxParticipants ?? min) };
}
