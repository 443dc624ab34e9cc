import type { Clock } from '../../store/environment.ts';

export const browserClock: Clock = {
  now: () => Date.now(),
  schedule(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
