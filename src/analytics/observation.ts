export interface Observed {
  /** Called when at least half of the element is in view, until it returns true. */
  seen(): boolean;
  /** Called for each click on a match of `target` inside the element, or on the element if it is inside a match. */
  clicked(): void;
  /** A selector. */
  readonly target: string;
}

/** Observes what `describe` returns. Reports an exception, and then observes nothing. */
export type Observe = (element: Element, describe: () => Observed) => () => void;

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.matches('button, input, select');
}

/** Observes when elements of the page come into view and are clicked. */
export function createObservation() {
  const unseen = new Map<Element, () => boolean>();
  const stops = new Map<Element, () => void>();
  let observer: IntersectionObserver | null = null;

  function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && unseen.get(target)?.()) stopWatching(target);
    }
  }

  function stopWatching(element: Element): void {
    unseen.delete(element);
    observer?.unobserve(element);
  }

  return {
    /** Replaces an earlier observation of the element. Returns a function that ends this one. */
    observe(element: Element, { seen, clicked, target }: Observed): () => void {
      stops.get(element)?.();
      observer ??= new IntersectionObserver(onIntersection, { threshold: 0.5 });
      observer.observe(element);
      const onClick = (event: Event) => {
        const match = event.target instanceof Element ? event.target.closest(target) : null;
        if (!match || !(element.contains(match) || match.contains(element))) return;
        const path = event.composedPath();
        // A heart in a linked card does not lead to the product.
        if (!path.slice(0, path.indexOf(match)).some(isControl)) clicked();
      };
      const stop = () => {
        if (stops.get(element) !== stop) return;
        stops.delete(element);
        stopWatching(element);
        element.removeEventListener('click', onClick);
      };
      stops.set(element, stop);
      unseen.set(element, seen);
      element.addEventListener('click', onClick);
      return stop;
    },
    /** Observes again the elements whose `seen` has not returned true. */
    recheck(): void {
      for (const element of unseen.keys()) {
        observer?.unobserve(element);
        observer?.observe(element);
      }
    },
    stop: () => [...stops.values()].forEach((stop) => stop()),
  };
}
