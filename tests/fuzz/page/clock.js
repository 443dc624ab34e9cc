/* global window, document, performance, localStorage, location, addEventListener, Storage */
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

  /** The storage of this driver, which no step blocks. */
  window.driverStorage = localStorage;
  const offsetName = `fuzz_clock_${location.pathname.split('/')[2]}`;
  let offset = 0;
  const readOffset = () => void (offset = Number(window.driverStorage.getItem(offsetName)));
  readOffset();
  // All pages of a device have the same clock, also one that comes back.
  addEventListener('storage', readOffset);
  addEventListener('pageshow', readOffset);
  const write = Storage.prototype.setItem.bind(window.driverStorage);
  /** Sets the device's clock this much forward or back. */
  window.adjustClock = (ms) => {
    write(offsetName, String(offset + ms));
    readOffset();
  };

  /** The time of the run, which a wrong clock of the device does not change. */
  window.simulatedNow = () => Math.floor(now());

  window.Date = class extends realDate {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(now() + offset);
    }
    static now() {
      return Math.floor(now() + offset);
    }
  };
  performance.now = () => realPerformanceNow() * factor;
  for (const name of ['setTimeout', 'setInterval']) {
    const timer = window[name].bind(window);
    window[name] = (run, delay = 0, ...parts) => timer(run, delay / factor, ...parts);
  }
}
