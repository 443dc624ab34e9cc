/** Real milliseconds to wait for a document. */
const patienceMs = 5000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets a run's clock control the time of a page. `evaluate` runs an expression in the page. */
export function createClockedPage(name, evaluate, clock) {
  const page = {
    name,
    async advance(now, limit, answered, messages) {
      const begin = page.act ? `window.simulation?.begin(${now}, () => ${page.act}),` : '';
      const call = `${begin}window.simulation?.advance(${JSON.stringify([now, limit, answered, messages]).slice(1, -1)})`;
      for (const start = Date.now(); ; await pause(2)) {
        const report = await evaluate(`(${call}) ?? document.readyState`).catch(() => 'gone');
        const isStep = page.act !== null;
        page.act = null;
        if (typeof report === 'object') return report;
        const nothing = { now: limit, next: null, open: [] };
        if (report === 'gone' && isStep) return { ...nothing, isLeaving: true };
        // Pages of the browser itself have no scripts.
        if (isStep) return { ...nothing, outcome: { value: null } };
        if (report === 'complete' || Date.now() - start > patienceMs) return nothing;
      }
    },
    /** Waits until a navigation has ended, perhaps at this address. */
    async arrive(url = '') {
      const isThere = `document.readyState === "complete" && location.href.startsWith(${JSON.stringify(url)}) && !window.simulation?.isLeaving()`;
      const begin = Date.now();
      while (!(await evaluate(isThere).catch(() => false)) && Date.now() - begin < patienceMs) await pause(2);
      await evaluate('window.simulation?.stay()').catch(() => undefined);
      clock.touch(page);
    },
    touch: () => clock.touch(page),
    read: (expression) => evaluate(`window.simulation?.setNow(${clock.now()}), ${expression}`),
    /** From now on, there is a page. */
    start: () => clock.add(page),
    close: () => clock.remove(page),
    /** Performs a step in the page, however long it takes. Resolves to undefined if the page is left. */
    begin: (act) => clock.outcomeOf(page, act),
  };
  page.start();
  return page;
}
