/* global window, document, performance */
/** Classic script: speeds up the page's clock and timers by `data-speed`, from `data-start`. */
{
  const { speed, start } = document.currentScript.dataset;
  const factor = Number(speed);
  const begin = Number(start);
  const realPerformanceNow = performance.now.bind(performance);
  const realOrigin = performance.timeOrigin;
  const realDate = Date;
  // More precise than Date.now(), which would advance in steps of 20 simulated milliseconds.
  const now = () => begin + (realOrigin + realPerformanceNow() - begin) * factor;

  window.Date = class extends realDate {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(now());
    }
    static now() {
      return Math.floor(now());
    }
  };
  performance.now = () => realPerformanceNow() * factor;
  for (const name of ['setTimeout', 'setInterval']) {
    const timer = window[name].bind(window);
    window[name] = (run, delay = 0, ...parts) => timer(run, delay / factor, ...parts);
  }
}
