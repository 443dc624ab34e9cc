import type { Product } from './product.ts';

/** How many people take part: a range where min is less than max, otherwise both are the same (specification, 2). */
export interface Participants {
  readonly min: number;
  readonly max: number;
}

/** null where the product does not say it. */
export function participantsOf(product: Product): Participants | null {
  const min = product.minParticipants ?? product.maxParticipants;
  if (min === null) return null;
  return { min, max: Math.max(min, product.maxParticipants ?? min) };
}
