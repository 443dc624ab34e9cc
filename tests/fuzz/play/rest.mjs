import { pause, speed } from '../simulated-time.mjs';

const enough = 6;

/** Waits until no call is under way and every tab has shown the same for a while. */
export async function rest({ tabs, network }) {
  let before = '';
  let sameFor = 0;
  for (let looks = 0; looks < 200 && sameFor < enough; looks++) {
    const now = JSON.stringify(await Promise.all(tabs.map((tab) => tab.look())));
    sameFor = now === before && network.isStill() ? sameFor + 1 : 0;
    before = now;
    await pause(15 * speed);
  }
}

/** Waits until the planned faults have met their calls and the last call about the cart has its answer. */
export async function hear({ network }) {
  for (let looks = 0; looks < 400; looks++) {
    const last = network.calls.findLast(({ guarded }) => guarded);
    if (network.isPlanEmpty() && last?.delivered !== undefined) return;
    await pause(100);
  }
}

/** Waits until a change is on its way. */
export async function send({ network }) {
  for (let looks = 0; looks < 400; looks++) {
    if (network.calls.some(({ method, guarded, delivered }) => method === 'POST' && guarded && !delivered)) return;
    await pause(40);
  }
}
