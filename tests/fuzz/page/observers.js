/** Classic script: reports what becomes visible or changes its size at frames of the simulated time. */
{
  const { simulation } = window;
  const watched = new Set();
  let isPlanned = false;
  let hasChecked = false;

  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (...options) {
    scrollIntoView.apply(this, options);
    simulation.observe();
  };

  /** After a task, which may have changed what is visible. A check is one, too. */
  simulation.observe = () => {
    if (!hasChecked && !isPlanned && watched.size > 0) {
      isPlanned = true;
      simulation.schedule(simulation.nextFrame(), check);
    }
    hasChecked = false;
  };

  function check() {
    isPlanned = false;
    hasChecked = [...watched].filter((observer) => observer.check()).length === 0;
  }

  class Observer {
    #targets = new Map();
    #tell;
    constructor(tell) {
      this.#tell = tell;
    }
    observe(target) {
      this.#targets.set(target, null);
      watched.add(this);
      simulation.observe();
    }
    unobserve(target) {
      this.#targets.delete(target);
      if (this.#targets.size === 0) watched.delete(this);
    }
    disconnect() {
      this.#targets.clear();
      watched.delete(this);
    }
    takeRecords() {
      return [];
    }
    check() {
      const entries = [];
      for (const [target, before] of this.#targets) {
        const { state, ...entry } = this.read(target);
        if (state === before) continue;
        this.#targets.set(target, state);
        entries.push({ target, ...entry });
      }
      if (entries.length > 0) this.#tell(entries, this);
      return entries.length > 0;
    }
  }

  window.ResizeObserver = class extends Observer {
    read(target) {
      const contentRect = target.getBoundingClientRect();
      return { state: `${contentRect.width} ${contentRect.height}`, contentRect };
    }
  };

  window.IntersectionObserver = class extends Observer {
    #margin;
    #thresholds;
    constructor(tell, { rootMargin = '0', threshold = 0 } = {}) {
      super(tell);
      this.#margin = parseInt(rootMargin, 10);
      this.#thresholds = [threshold].flat();
    }
    read(target) {
      const box = target.getBoundingClientRect();
      const left = Math.max(box.left, -this.#margin);
      const top = Math.max(box.top, -this.#margin);
      const width = Math.min(box.right, innerWidth + this.#margin) - left;
      const height = Math.min(box.bottom, innerHeight + this.#margin) - top;
      const isNear = target.checkVisibility() && width >= 0 && height >= 0;
      const ratio = box.width * box.height > 0 ? (width * height) / (box.width * box.height) : 1;
      const intersectionRatio = isNear ? ratio : 0;
      const passed = isNear ? this.#thresholds.filter((one) => one <= ratio).length : 0;
      const intersectionRect = isNear ? new DOMRectReadOnly(left, top, width, height) : new DOMRectReadOnly();
      return {
        state: passed,
        isIntersecting: passed > 0,
        intersectionRatio,
        intersectionRect,
        boundingClientRect: box,
      };
    }
  };
}
