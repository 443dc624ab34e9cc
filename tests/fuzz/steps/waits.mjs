import fc from 'fast-check';
import { step } from './step.mjs';

const readIntervalMs = 300;
const requiredReads = 6;

/** Waits until no call is in flight and no tab has changed for a while. */
export const rest = step(
  'rest',
  {},
  async (_step, _tab, { tabs, network, clock }) => {
    let before = '';
    let sameFor = 0;
    for (let reads = 0; reads < 200 && sameFor < requiredReads; reads++) {
      const now = JSON.stringify(await Promise.all(tabs.map((tab) => tab.look())));
      sameFor = now === before && network.isStill() ? sameFor + 1 : 0;
      before = now;
      await clock.pass(readIntervalMs);
    }
    return null;
  },
  { needsPage: false, arbitrary: fc.constant({ do: 'rest' }) },
);

/** Waits until all planned faults are used and the last cart call is answered. */
export const hear = step(
  'hear',
  {},
  async (_step, _tab, { network, clock }) => {
    const last = () => network.calls.findLast(({ area }) => area);
    await clock.until(() => network.isPlanEmpty() && last()?.delivered !== undefined, 100, 40_000);
    return null;
  },
  { needsPage: false },
);

/** Waits until a change is in flight. */
export const send = step(
  'send',
  {},
  async (_step, _tab, { network, clock }) => {
    const isInFlight = ({ area, delivered }) => area === 'change' && !delivered;
    await clock.until(() => network.calls.some(isInFlight), 5, 16_000);
    return null;
  },
  { needsPage: false },
);
