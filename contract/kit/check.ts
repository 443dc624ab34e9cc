import type { Offer, ShopDescription } from './shop-description.ts';
import type { Visitor } from './visitor.ts';

/** A set of rules that a backend can follow without the others. */
export type RuleSet = 'core' | Offer;

/** A sentence of the contract, and the calls that show whether a shop follows it. */
export interface Check {
  readonly id: string;
  readonly sentence: string;
  /** Whether the description has what the check needs beyond its set; yes if missing. */
  readonly isOffered?: (description: ShopDescription) => boolean;
  /** Throws a Violation if the shop does not follow the sentence. */
  readonly run: (scene: Scene) => Promise<void>;
}

/** What a check works with. */
export interface Scene {
  readonly baseUrl: string;
  readonly description: ShopDescription;
  /** How many of an item can be bought, at least 2. */
  readonly largestQuantity: number;
  /** A visitor with a fresh session, whose cart has items. */
  readonly visitor: () => Promise<Visitor>;
  /** For random sequences: the number that repeats them, and how many. */
  readonly seed: number;
  readonly runs: number;
}
