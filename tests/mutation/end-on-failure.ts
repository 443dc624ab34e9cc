import fc from 'fast-check';

/** A mutant is killed by the first failure; nobody reads the smallest one. */
fc.configureGlobal({ endOnFailure: true });
