import { speed, start } from '../simulated-time.mjs';

/** Real milliseconds in which a page may not have got to reading an answer yet. */
const slack = 30;
const pauseLength = 4000 / speed;
const realTime = (simulated) => start + (simulated - start) / speed;

/** Requests within a pause that a 429 has asked for, before a press of a button has ended it. */
export async function pauseFaults({ tabs, manual, log }) {
  const faults = await Promise.all(
    tabs.map(async (tab) => {
      const requests = await tab.requests();
      const payments = manual.filter(({ tab: name, what }) => name === tab.name && ['pay', 'approve'].includes(what));
      const presses = manual.filter((one) => one.tab === tab.name).map(({ at }) => realTime(at));
      return requests
        .filter(({ status }) => status === 429)
        .flatMap(({ heard: from }) => {
          // What replaces the refused call or gives it up at this very moment leaves nobody who hears of the refusal.
          if (
            log.some(({ at, end, outcome }) => outcome && realTime(at) < from + slack && realTime(end) > from - slack)
          )
            return [];
          // A payment ends the pause, and asks for much.
          if (payments.some(({ at }) => realTime(at) < from + pauseLength)) return [];
          const until = Math.min(from + pauseLength, ...presses.filter((at) => at > from - slack)) - slack;
          const sent = requests.filter((request) => request.sent > from + slack && request.sent < until);
          if (sent.length === 0) return [];
          const which = sent.map((request) => `${request.path} after ${Math.round((request.sent - from) * speed)} ms`);
          return [`tab ${tab.name}: requests within the pause after a 429: ${which.join(', ')}`];
        });
    }),
  );
  return faults.flat();
}
