/** So much faster than on the clock does the time of a gallery page run. */
const speed = 20;

/**
 * Lets the page's timers run fast up to a moment, and later ones never, so that a state that would pass stays on the
 * screen: 300 ms is where a spinner shows, 3000 where a wait gets long, 10000 where a snackbar hides.
 * @param end milliseconds from a timer's start.
 */
export function stopTimersAt(end: number): void {
  const schedule = window.setTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay > end ? 0 : schedule(run, delay / speed, ...given)) as typeof window.setTimeout;
}
