import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Whether an observed part was in view, in the order of the entries that the browser delivers. */
type Move = (...moments: boolean[]) => void;

/** Replaces the browser's intersection observer. */
export function stubViewport() {
  /** The observers that are observing. */
  const observers = new Set<Move>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #moved: Move;
      constructor(moved: (entries: { isIntersecting: boolean }[]) => void) {
        this.#moved = (...moments) => moved(moments.map((isIntersecting) => ({ isIntersecting })));
      }
      observe = () => void observers.add(this.#moved);
      disconnect = () => void observers.delete(this.#moved);
    },
  );
  const scroll: Move = (...moments) => act(() => [...observers].forEach((moved) => moved(...moments)));
  return { observers, scroll };
}
