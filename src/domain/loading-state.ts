/** How far a change of one item has come (specification, 3). */
export type LoadingState = 'Idle' | 'Started' | 'Loading' | 'LongLoading' | 'Offline' | 'Finished';

/** Milliseconds after the start of a change at which the spinner shows (rulings, 17). */
export const loadingAfter = 300;
/** Milliseconds after the start of a change at which the shopper is told that it takes long. */
export const longLoadingAfter = 3000;
/** Milliseconds for which a change stays finished. */
export const idleAfter = 1000;

/** Dimmed while the change is under way (specification, 2). */
export function isDimmed(state: LoadingState): boolean {
  return state === 'Started' || showsSpinner(state);
}

export function showsSpinner(state: LoadingState): boolean {
  return state === 'Loading' || state === 'LongLoading';
}
