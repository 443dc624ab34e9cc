/** A Tuesday. All runs begin at the same time, so that a seed gives the same run on each day. */
const start = Date.UTC(2026, 2, 3, 10);
/** Simulated milliseconds of a request to the shop, and of a message to another page. */
const travelMs = 5;
/** Longer than any step takes. */
const longestStepMs = 600_000;
/** Real milliseconds to wait for what the browser does on its own, such as closing the connections of a page that was left. */
const patienceMs = 500;
/** Real milliseconds to wait for a request that a busy browser has not sent yet. */
const longestSendMs = 10_000;

const isEarlier = (one, other) => one.at < other.at || (one.at === other.at && one.order < other.order);
const soon = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The clock of a run, which its pages and its shop share. Time passes only in `pass`, `until` and `outcomeOf`, from one event
 * to the next, when the pages and the shop have nothing left to do.
 */
export function createClock() {
  let now = start;
  let count = 0;
  let busy = 0;
  let idle = [];
  /** Future events of the shop. */
  const events = [];
  const pages = new Set();
  /** What became of the requests of the pages: 'arrived' at the server, 'answered', and 'received' by the page. */
  const requests = new Map();
  let heard = [];
  /** What the page that advances reports. Its requests may reach the shop before that. */
  let report = Promise.resolve();

  function end() {
    busy--;
    if (busy > 0) return;
    for (const resolve of idle) resolve();
    idle = [];
  }

  /** Time does not pass while it runs, except for its `delay`s. */
  async function task(act) {
    busy++;
    try {
      return await act();
    } finally {
      end();
    }
  }

  /** Within a task: lets time pass until the promise resolves. */
  async function wait(promise) {
    end();
    try {
      return await promise;
    } finally {
      busy++;
    }
  }

  function at(time, act, order = '') {
    events.push({ at: time, order: `${order} ${String(count++).padStart(9, '0')}`, act });
    events.sort((one, other) => (isEarlier(one, other) ? -1 : 1));
  }

  /** Within a task. Delays that end at the same time resolve in ascending `order`. */
  function delay(ms, order) {
    return new Promise((resolve) => {
      at(
        now + ms,
        () => {
          busy++;
          resolve();
        },
        order,
      );
      end();
    });
  }

  function note(id, state) {
    if (!id) return;
    requests.set(id, state);
    for (const resolve of heard) resolve();
    heard = [];
  }

  /** Resolves once the requests have got this far, at the latest after a while. */
  async function untilRequests(ids, isThere) {
    const begin = Date.now();
    while (!ids.every((id) => isThere(requests.get(id))) && Date.now() - begin < patienceMs)
      await Promise.race([
        new Promise((resolve) => heard.push(resolve)),
        new Promise((resolve) => setTimeout(resolve, patienceMs)),
      ]);
  }

  async function untilIdle() {
    do {
      if (busy > 0) await new Promise((resolve) => idle.push(resolve));
      await soon();
    } while (busy > 0);
  }

  async function hear(page, { sent = [], ended = [], left = [], messages = [] }) {
    await untilRequests(sent, (state) => state !== undefined);
    // The server learns later that the page has aborted a request.
    const gone = [...ended, ...left].filter((id) => requests.has(id));
    await untilRequests(gone, (state) => state !== 'arrived');
    for (const message of messages)
      for (const other of pages)
        if (other !== page) at(now + travelMs, () => void other.messages.push(message), page.name);
  }

  async function advance(page, limit) {
    const answered = page.open.filter((id) => requests.get(id) === 'answered');
    report = page.advance(now, limit, answered, page.messages.splice(0));
    const { now: pageNow, outcome, isLeaving, next, open, ...news } = await report;
    for (const id of answered) requests.set(id, 'received');
    Object.assign(page, { known: !isLeaving, now: pageNow, next: next ?? Infinity, open });
    const hasNews = Boolean(outcome || isLeaving || news.sent || news.ended || news.left || news.messages);
    if (hasNews) now = Math.max(now, page.now);
    if (outcome || isLeaving) page.outcome = outcome ?? { isLeft: true };
    await hear(page, news);
    const isSent = page.open.every((id) => requests.has(id));
    page.sendingSince = isSent ? null : (page.sendingSince ?? Date.now());
    if (isLeaving) await page.arrive();
    return hasNews;
  }

  const isSending = ({ sendingSince }) => sendingSince !== null && Date.now() - sendingSince < longestSendMs;

  const needsContact = (page) =>
    !page.known ||
    isSending(page) ||
    page.messages.length > 0 ||
    page.open.some((id) => requests.get(id) === 'answered');

  const hasReached = (page, time) => !needsContact(page) && page.now >= time && page.next > time;

  /** Advances each page to the limit, or to the next event of another one. Resolves to whether all have got there. */
  async function advanceAll(next) {
    const limit = [...pages].some(isSending) ? now : next;
    for (const page of pages) {
      const others = [...pages].filter((other) => other !== page);
      const own = Math.max(now, Math.min(limit, ...others.map(({ known, next }) => (known ? next : now))));
      if (hasReached(page, own)) continue;
      if (await advance(page, own)) return false;
    }
    return [...pages].every((page) => hasReached(page, next));
  }

  async function run(limit, isDone = () => false) {
    for (;;) {
      await untilIdle();
      if (isDone()) return;
      const until = Math.min(limit, events[0]?.at ?? Infinity);
      if (!(await advanceAll(until))) continue;
      await untilIdle();
      now = until;
      if ((events[0]?.at ?? Infinity) > until) return;
      events.shift().act();
    }
  }

  const clock = {
    now: () => now,
    task,
    wait,
    delay,
    /** A request travels to the shop. */
    async arrive(order) {
      await report;
      await delay(travelMs, order);
    },
    note,
    /** Adds a page. */
    add(page) {
      pages.add(
        Object.assign(page, {
          known: false,
          now,
          next: now,
          open: [],
          messages: [],
          act: null,
          outcome: null,
          sendingSince: null,
        }),
      );
    },
    remove: (page) => void pages.delete(page),
    /** The driver has changed something in the page. */
    touch: (page) => void (page.known = false),
    pass: (ms) => run(now + ms),
    /** Lets time pass until the condition holds, or so many milliseconds have passed. Resolves to whether it does. */
    async until(condition, every, ms) {
      for (const end = now + ms; ; await clock.pass(every)) {
        if (await condition()) return true;
        if (now >= end) return false;
      }
    },
    /** Lets time pass until a step in the page has ended. Resolves to undefined if the page was left. */
    async outcomeOf(page, act) {
      Object.assign(page, { act, outcome: null, known: false });
      await run(now + longestStepMs, () => page.outcome !== null);
      const { value, error, isLeft } = page.outcome ?? { error: 'the step does not end' };
      if (error) throw new Error(error);
      return isLeft ? undefined : value;
    },
  };
  return clock;
}
