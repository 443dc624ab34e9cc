/** What an element of the page stands for. */
export interface Observed {
  /** Called when at least half of the element is on the screen, until it returns true. */
  seen(): boolean;
  /** Called on each click on something in the element that `target` matches, or on the element if it is such itself. */
  clicked(): void;
  readonly target: string;
}

/** Watches elements of the page for being seen and clicked. */
export interface Observation {
  /** Replaces what was observed of the element before. Returns a function that stops it. */
  observe(element: Element, observed: Observed): () => void;
  /** Looks again at what has not counted as seen. */
  lookAgain(): void;
  stop(): void;
}

export function createObservation(): Observation {
  const unseen = new Map<Element, () => boolean>();
  const stops = new Map<Element, () => void>();
  let observer: IntersectionObserver | null = null;

  function look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && unseen.get(target)?.()) forget(target);
    }
  }

  function forget(element: Element): void {
    unseen.delete(element);
    observer?.unobserve(element);
  }

  return {
    observe(element, { seen, clicked, target }) {
      stops.get(element)?.();
      observer ??= new IntersectionObserver(look, { threshold: 0.5 });
      observer.observe(element);
      const listen = (event: Event) => {
        const hit = event.target instanceof Element ? event.target.closest(target) : null;
        if (hit && (element.contains(hit) || hit.contains(element))) clicked();
      };
      const stop = () => {
        if (stops.get(element) !== stop) return;
        stops.delete(element);
        forget(element);
        element.removeEventListener('click', listen);
      };
      stops.set(element, stop);
      unseen.set(element, seen);
      element.addEventListener('click', listen);
      return stop;
    },
    lookAgain() {
      for (const element of unseen.keys()) {
        observer?.unobserve(element);
        observer?.observe(element);
      }
    },
    stop: () => [...stops.values()].forEach((stop) => stop()),
  };
}
