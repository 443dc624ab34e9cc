import fc from 'fast-check';
import { pageStep, step } from './step.mjs';

const hour = 3_600_000;

/** The clock of the device jumps. */
export const clock = pageStep(
  'clock',
  { by: fc.constantFrom(hour, -hour, -60_000) },
  ({ by }) => {
    window.adjustClock(by);
    return {};
  },
  { leavesDialog: false },
);

/** The browser claims to be offline although the network works, until it notices the network again. */
export const claim = pageStep(
  'claim',
  {},
  () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    return {};
  },
  { leavesDialog: false },
);

/** The storage of the browser becomes full, is blocked, or can be used again, in all pages. */
export const storage = step(
  'storage',
  { how: fc.constantFrom('full', 'blocked', 'free') },
  async ({ how }, _tab, run) => {
    run.host.storage = how;
    for (const tab of run.tabs) if (!tab.isAway()) await tab.use(setStorage, { how }, false);
    return { how };
  },
);

/** Runs in the page. */
const setStorage = ({ how }) => void window.setStorage(how);
