import fc from 'fast-check';
import { pause, speed } from '../simulated-time.mjs';
import { step } from './step.mjs';

const lookingTime = 15 * speed;
const enough = 6;

/** Waits until no call is under way and every tab has shown the same for a while. */
export const rest = step(
  'rest',
  {},
  async (_step, _tab, { tabs, network }) => {
    let before = '';
    let sameFor = 0;
    for (let looks = 0; looks < 200 && sameFor < enough; looks++) {
      const now = JSON.stringify(await Promise.all(tabs.map((tab) => tab.look())));
      sameFor = now === before && network.isStill() ? sameFor + 1 : 0;
      before = now;
      await pause(lookingTime);
    }
    return null;
  },
  { needsPage: false, arbitrary: fc.constant({ do: 'rest' }) },
);

/** Waits until the planned faults have met their calls and the last call about the cart has its answer. */
export const hear = step(
  'hear',
  {},
  async (_step, _tab, { network }) => {
    for (let looks = 0; looks < 400; looks++) {
      const last = network.calls.findLast(({ area }) => area);
      if (network.isPlanEmpty() && last?.delivered !== undefined) break;
      await pause(100);
    }
    return null;
  },
  { needsPage: false },
);

/** Waits until a change is on its way. */
export const send = step(
  'send',
  {},
  async (_step, _tab, { network }) => {
    for (let looks = 0; looks < 400; looks++) {
      if (network.calls.some(({ area, delivered }) => area === 'change' && !delivered)) break;
      await pause(40);
    }
    return null;
  },
  { needsPage: false },
);
