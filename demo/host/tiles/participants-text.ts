import type { Product } from 'cart-fragment-contract';

/** Returns for how many people a product is; empty if unknown. */
export function participantsText({ minParticipants: min, maxParticipants: max }: Product): string {
  if (min === null) return '';
  if (max !== null && min < max) return `Für ${min}–${max} Personen`;
  return min === 1 ? 'Für 1 Person' : `Für ${min} Personen`;
}
