import type { Clock } from './clock.ts';

/** The pause that a server asks for with a 429: no request is sent until it is over. @param schedule see `Clock`. */
export function createRateLimit(schedule: Clock['schedule']) {
  /** The functions that cancel the timers; the last one to fire ends the pause. */
  const timers = new Set<() => void>();
  let waiting: (() => void)[] = [];

  function end(): void {
    timers.forEach((cancel) => cancel());
    timers.clear();
    const resolves = waiting;
    waiting = [];
    resolves.forEach((resolve) => resolve());
  }

  return {
    /** Begins a pause, or extends a shorter one. */
    begin(seconds: number): void {
      const cancel = schedule(() => {
        timers.delete(cancel);
        if (timers.size === 0) end();
      }, seconds * 1000);
      timers.add(cancel);
    },
    isActive: () => timers.size > 0,
    /** Resolves when the pause is over, at once if there is none. */
    over: () => (timers.size > 0 ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()),
    end,
  };
}
