/** Classic script, before all others: the page's time passes only when the driver advances it. */
{
  const realDate = Date;
  const realNow = performance.now.bind(performance);
  const frameMs = 16;
  const departureMs = 20;
  /** Real milliseconds after which the driver stops waiting for an answer, code or a document. */
  const patienceMs = 20_000;

  /** The storage of this driver, which no step blocks. */
  window.driverStorage = localStorage;
  const [, , run, file] = location.pathname.split('/');
  const read = Storage.prototype.getItem.bind(localStorage);
  const write = Storage.prototype.setItem.bind(localStorage);
  const readNumber = (name) => Number(read(`fuzz_${name}_${run}`) ?? 0);
  const writeNumber = (name, value) => write(`fuzz_${name}_${run}`, String(value));

  // The document may come from the cache of the browser.
  let now = Math.max(Number(document.currentScript.dataset.now), readNumber('now'));
  const origin = now;
  let offset = readNumber('offset');
  /** The tab, and the number of its document in this run. */
  const tab = (sessionStorage[`fuzz_tab_${run}`] ??= file.replace('.html', ''));
  const count = (sessionStorage[`fuzz_visits_${run}`] = Number(sessionStorage[`fuzz_visits_${run}`] ?? 0) + 1);
  const visit = `${tab}${String(count).padStart(3, '0')}`;

  const timers = new Map();
  let lastTimer = 0;
  const ready = [];
  /** What the page has done that concerns the driver. */
  let news = {};
  let awaited = 0;
  let outcome = null;
  let begun = 0;
  let isLeaving = false;

  function schedule(due, act, every = null) {
    timers.set(++lastTimer, { due: Math.max(due, now), act, every });
    return lastTimer;
  }

  function earliest() {
    let first = null;
    for (const [id, timer] of timers) if (!first || timer.due < first.timer.due) first = { id, timer };
    return first;
  }

  function attempt(act) {
    try {
      act();
    } catch (error) {
      reportError(error);
    }
  }

  function fire({ id, timer: { act, every, due } }) {
    if (every === null) timers.delete(id);
    else timers.set(id, { due: Math.max(due + every, now + 1), act, every });
    attempt(act);
  }

  const nextFrame = () => (Math.floor(now / frameMs) + 1) * frameMs;
  /** Lets the browser do what it has queued, such as events. */
  const turn = () => scheduler.postTask(() => undefined, { priority: 'background' });
  const isWaiting = (answered) =>
    awaited > 0 || document.readyState !== 'complete' || answered.some((id) => window.simulation.open.has(id));

  /** Does everything that is due now, and waits for what takes no simulated time. */
  async function calm(answered) {
    const end = realNow() + patienceMs;
    for (let still = 0; still < 2 && realNow() < end && !isLeaving; still++) {
      await turn();
      while (ready.length > 0) {
        still = -1;
        attempt(ready.shift());
        window.simulation.observe();
        await turn();
      }
      if (!isWaiting(answered)) continue;
      still = -1;
      await scheduler.postTask(() => undefined, { delay: 1 });
    }
  }

  function setNow(time) {
    now = Math.max(now, time);
    offset = readNumber('offset');
  }

  window.simulation = {
    visit,
    origin,
    open: new Map(),
    answered: [],
    now: () => now,
    isLeaving: () => isLeaving,
    /** A navigation that never came. */
    stay: () => void (isLeaving = false),
    setNow,
    nextFrame,
    schedule,
    observe() {},
    deliver() {},
    /** Queues a task. */
    queue: (task) => void ready.push(task),
    report: (kind, value) => void (news[kind] ??= []).push(value),
    /** Time does not pass until this has ended. */
    during(promise) {
      awaited++;
      const end = () => void awaited--;
      promise.then(end, end);
      return promise;
    },
    /** Starts a step, whose outcome `advance` returns. */
    begin(time, act) {
      setNow(time);
      outcome = null;
      const number = ++begun;
      window.simulation.observe();
      const done = (result) => {
        if (number === begun) outcome = result;
      };
      Promise.resolve()
        .then(act)
        .then(
          (value) => done({ value: value ?? null }),
          ({ message }) => done({ error: message }),
        );
    },
    /** Lets time pass until the limit, or until something happens that concerns the driver. */
    async advance(time, limit, answered = [], messages = []) {
      setNow(time);
      this.answered = answered;
      for (const message of messages) window.simulation.deliver(message);
      await calm(answered);
      while (Object.keys(news).length === 0 && !outcome && !isLeaving) {
        const first = earliest();
        if (!first || first.timer.due > limit) {
          setNow(limit);
          break;
        }
        setNow(first.timer.due);
        fire(first);
        window.simulation.observe();
        await calm(answered);
      }
      writeNumber('now', now);
      const report = { ...news, outcome, isLeaving };
      news = {};
      outcome = null;
      return { ...report, now, next: earliest()?.timer.due ?? null, open: [...window.simulation.open.keys()] };
    },
  };

  /** Sets the device's clock this much forward or back, for all its pages. */
  window.adjustClock = (ms) => {
    writeNumber('offset', offset + ms);
    setNow(now);
  };
  /** The time of the run, which a wrong clock of the device does not change. */
  window.simulatedNow = () => now;

  window.Date = class extends realDate {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(now + offset);
    }
    static now() {
      return now + offset;
    }
  };
  performance.now = () => now - origin;

  const delayOf = (delay) => Math.max(1, Number(delay) || 0);
  const clear = (id) => void timers.delete(id);
  Object.assign(window, {
    setTimeout: (act, delay, ...parts) => schedule(now + delayOf(delay), () => act(...parts)),
    setInterval: (act, delay, ...parts) => schedule(now + delayOf(delay), () => act(...parts), delayOf(delay)),
    requestAnimationFrame: (act) => schedule(nextFrame(), () => act(performance.now())),
    requestIdleCallback: (act) => schedule(now + frameMs, () => act({ didTimeout: false, timeRemaining: () => 50 })),
    clearTimeout: clear,
    clearInterval: clear,
    cancelAnimationFrame: clear,
    cancelIdleCallback: clear,
    /** React schedules its work with it. */
    MessageChannel: class {
      port1 = { postMessage: (data) => this.#send(this.port2, data) };
      port2 = { postMessage: (data) => this.#send(this.port1, data) };
      #send(port, data) {
        ready.push(() => port.onmessage?.({ data }));
      }
    },
  });

  let isDue = false;
  let departure = 0;
  /** The page leaves a moment later, so that a step which makes it leave can end. */
  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event;
    if (destination.sameDocument) return;
    if (isDue || !event.cancelable) return void (isLeaving = true);
    event.preventDefault();
    clear(departure);
    departure = schedule(now + departureMs, () => {
      isDue = true;
      if (navigationType === 'reload') location.reload();
      else location.assign(destination.url);
      isDue = false;
    });
  });
  addEventListener('pagehide', () => clear(departure));
  // Out of the back/forward cache.
  addEventListener('pageshow', () => (isLeaving = false));
}
