import { speed, start } from '../simulated-time.mjs';

/** Real milliseconds that a page may need to read an answer. */
const slackMs = 30;
const pauseMs = 4000 / speed;
const realTime = (simulated) => start + (simulated - start) / speed;

/** Returns the requests during a rate limit pause, unless a button has ended it. */
export async function pauseViolations({ tabs, manual, log }) {
  const violations = await Promise.all(
    tabs.map(async (tab) => {
      const requests = await tab.requests();
      const payments = manual.filter(({ tab: name, what }) => name === tab.name && ['pay', 'approve'].includes(what));
      const presses = manual.filter((one) => one.tab === tab.name).map(({ at }) => realTime(at));
      return requests
        .filter(({ status }) => status === 429)
        .flatMap(({ heard: from }) => {
          // If the refused call is replaced or discarded at this moment, nothing processes the refusal.
          if (
            log.some(
              ({ at, end, outcome }) => outcome && realTime(at) < from + slackMs && realTime(end) > from - slackMs,
            )
          )
            return [];
          // A payment ends the pause and sends several requests.
          if (payments.some(({ at }) => realTime(at) < from + pauseMs)) return [];
          const until = Math.min(from + pauseMs, ...presses.filter((at) => at > from - slackMs)) - slackMs;
          const sent = requests.filter((request) => request.sent > from + slackMs && request.sent < until);
          if (sent.length === 0) return [];
          const which = sent.map((request) => `${request.path} after ${Math.round((request.sent - from) * speed)} ms`);
          return [`tab ${tab.name}: requests within the pause after a 429: ${which.join(', ')}`];
        });
    }),
  );
  return violations.flat();
}
