import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { unclobbered } from '../../dom/unclobbered.ts';

interface AutoHideOptions {
  readonly hide: () => void;
  readonly milliseconds: number;
  /** Stays as long as an element in it that matches this has the focus. */
  readonly focused: ':focus' | ':focus-visible';
  readonly isHeld?: boolean;
}

/**
 * Calls `hide` after the given time, not counting the time in which the element is pointed at, has the focus or is held.
 * Returns the listeners of the element.
 */
export function useAutoHide({ hide, milliseconds, focused, isHeld = false }: AutoHideOptions) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused || isHeld;
  const remainingMs = useRef(milliseconds);
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  }, [hide]);

  useEffect(() => {
    if (isPaused) return;
    const start = performance.now();
    const timer = setTimeout(() => latest.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - start));
    };
  }, [isPaused]);

  return {
    // Not `onPointerEnter`, because the element may appear under a pointer that rests.
    onPointerMove: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(focused)),
    // The focus comes back from another window.
    onBlur: () => setFocused((before) => before && !unclobbered(document).hasFocus()),
  };
}
