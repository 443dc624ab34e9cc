import type { Check, RuleSet } from '../check.ts';
import { changingChecks } from './changing.ts';
import { parallelChecks } from './parallel.ts';
import { readingChecks } from './reading.ts';
import { refusingChecks } from './refusing.ts';
import { sequenceChecks } from './sequences.ts';

/** The checks of each set of rules, in the order in which a backend is best built. */
export const allChecks: Readonly<Record<RuleSet, readonly Check[]>> = {
  core: [...readingChecks, ...changingChecks, ...refusingChecks, ...parallelChecks, ...sequenceChecks],
};
