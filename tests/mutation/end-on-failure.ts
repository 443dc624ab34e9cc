import fc from 'fast-check';

/** The first failure kills a mutant, so shrinking it would waste time. */
fc.configureGlobal({ endOnFailure: true });
