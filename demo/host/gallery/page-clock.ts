/** Factor by which timers of a gallery page run faster. */
const speed = 20;

const schedule = window.setTimeout.bind(window);

/**
 * Makes the page's timers run faster, and those with a longer delay than `end` never, so that a transient state stays
 * on the screen: the spinner shows after 300 ms, the long wait after 3000 ms, and a snackbar hides after 10000 ms.
 * @param end delay in milliseconds.
 * @param skipped the delay of shorter timers that never run, either.
 */
export function stopTimersAt(end: number, skipped?: number): void {
  window.setTimeout = ((run: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay > end || delay === skipped ? 0 : schedule(run, delay / speed, ...given)) as typeof window.setTimeout;
}
