import { useEffect, useRef } from 'react';

/** Calls `hide` after so many milliseconds, the paused ones not counted. */
export function useAutoHide(hide: () => void, milliseconds: number, paused: boolean): void {
  const left = useRef(milliseconds);
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  }, [hide]);

  useEffect(() => {
    if (paused) return;
    const start = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [paused]);
}
