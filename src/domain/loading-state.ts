/** Progress of a change. */
export type LoadingState = 'Idle' | 'Started' | 'Loading' | 'LongLoading' | 'Offline' | 'Finished';

/** From the start of a change until the spinner shows. */
export const loadingDelayMs = 300;
/** From the start of a change until the page says that it takes long. */
export const longLoadingDelayMs = 3000;
/** From Finished to Idle. */
export const finishedDurationMs = 1000;

export function isDimmed(state: LoadingState): boolean {
  return state === 'Started' || showsSpinner(state);
}

export function showsSpinner(state: LoadingState): boolean {
  return state === 'Loading' || state === 'LongLoading';
}
