import { useEffect, useState, type FocusEvent } from 'react';

interface AutoHideOptions {
  /** Another function starts the time anew. */
  readonly hide: () => void;
  readonly milliseconds: number;
  readonly isHeld?: boolean;
}

/**
 * Calls `hide` once the element has not been pointed at, used by keyboard or held for the given time. Returns the
 * listeners of the element.
 */
export function useAutoHide({ hide, milliseconds, isHeld = false }: AutoHideOptions) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused || isHeld;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(hide, milliseconds);
    return () => clearTimeout(timer);
  }, [hide, isPaused, milliseconds]);

  return {
    // Not `onPointerEnter`, because the element may appear under a pointer that rests.
    onPointerMove: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
}
