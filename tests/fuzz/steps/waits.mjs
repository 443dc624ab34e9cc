import fc from 'fast-check';
import { pause, speed } from '../simulated-time.mjs';
import { step } from './step.mjs';

const readIntervalMs = 15 * speed;
const requiredReads = 6;

/** Waits until no call is in flight and no tab has changed for a while. */
export const rest = step(
  'rest',
  {},
  async (_step, _tab, { tabs, network }) => {
    let before = '';
    let sameFor = 0;
    for (let reads = 0; reads < 200 && sameFor < requiredReads; reads++) {
      const now = JSON.stringify(await Promise.all(tabs.map((tab) => tab.look())));
      sameFor = now === before && network.isStill() ? sameFor + 1 : 0;
      before = now;
      await pause(readIntervalMs);
    }
    return null;
  },
  { needsPage: false, arbitrary: fc.constant({ do: 'rest' }) },
);

/** Waits until all planned faults are used and the last cart call is answered. */
export const hear = step(
  'hear',
  {},
  async (_step, _tab, { network }) => {
    for (let reads = 0; reads < 400; reads++) {
      const last = network.calls.findLast(({ area }) => area);
      if (network.isPlanEmpty() && last?.delivered !== undefined) break;
      await pause(100);
    }
    return null;
  },
  { needsPage: false },
);

/** Waits until a change is in flight. */
export const send = step(
  'send',
  {},
  async (_step, _tab, { network }) => {
    for (let reads = 0; reads < 400; reads++) {
      if (network.calls.some(({ area, delivered }) => area === 'change' && !delivered)) break;
      await pause(40);
    }
    return null;
  },
  { needsPage: false },
);
