import type { Clock } from '../../store/calls/clock.ts';

export const browserClock: Clock = {
  now: () => Date.now(),
  schedule(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
