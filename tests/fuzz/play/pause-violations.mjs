const pauseMs = 4000;
/** A request that is sent at the same moment does not know of the pause. */
const slackMs = 10;

/** Returns the requests during a rate limit pause, unless a button or a change of the shop has ended it. */
export async function pauseViolations({ tabs, manual, log }) {
  const violations = await Promise.all(
    tabs.map(async (tab) => {
      const requests = await tab.requests();
      const payments = manual.filter(({ tab: name, what }) => name === tab.name && ['pay', 'approve'].includes(what));
      const presses = manual.filter((one) => one.tab === tab.name).map(({ at }) => at);
      return requests
        .filter(({ status }) => status === 429)
        .flatMap(({ heard: from }) => {
          // If the refused call is replaced or discarded at this moment, nothing processes the refusal.
          if (log.some(({ at, end, outcome }) => outcome && at < from + slackMs && end > from - slackMs)) return [];
          // A payment ends the pause and sends several requests.
          if (payments.some(({ at }) => at < from + pauseMs)) return [];
          const until = Math.min(from + pauseMs, ...presses.filter((at) => at > from - slackMs)) - slackMs;
          const sent = requests.filter((request) => request.sent > from + slackMs && request.sent < until);
          if (sent.length === 0) return [];
          const which = sent.map((request) => `${request.path} after ${request.sent - from} ms`);
          return [`tab ${tab.name}: requests within the pause after a 429: ${which.join(', ')}`];
        });
    }),
  );
  return violations.flat();
}
