import { useEffect, useRef } from 'react';

/** Calls `hide` after the given time, not counting paused time. */
export function useAutoHide(hide: () => void, milliseconds: number, paused: boolean): void {
  const remainingMs = useRef(milliseconds);
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  }, [hide]);

  useEffect(() => {
    if (paused) return;
    const start = performance.now();
    const timer = setTimeout(() => latest.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - start));
    };
  }, [paused]);
}
