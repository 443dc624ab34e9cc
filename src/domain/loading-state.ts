/** Progress of a change (specification, 3). */
export type LoadingState = 'Idle' | 'Started' | 'Loading' | 'LongLoading' | 'Offline' | 'Finished';

/** Milliseconds from the start of a change until the spinner shows (rulings, 17). */
export const loadingAfter = 300;
/** Milliseconds from the start of a change until the page says that it takes long. */
export const longLoadingAfter = 3000;
/** Milliseconds from Finished to Idle. */
export const idleAfter = 1000;

/** Whether a row is dimmed because of its change (specification, 2). */
export function isDimmed(state: LoadingState): boolean {
  return state === 'Started' || showsSpinner(state);
}

export function showsSpinner(state: LoadingState): boolean {
  return state === 'Loading' || state === 'LongLoading';
}
