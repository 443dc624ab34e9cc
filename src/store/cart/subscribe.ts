import type { StoreApi } from 'zustand/vanilla';

/** Calls back whenever a state has changed, until the signal ends it. */
export function subscribe<State>(
  state: Pick<StoreApi<State>, 'subscribe'>,
  listener: (now: State, before: State) => void,
  signal: AbortSignal,
): void {
  signal.addEventListener('abort', state.subscribe(listener));
}
