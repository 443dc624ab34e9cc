import type { MouseEvent } from 'react';

/** Creates click handlers for buttons that disappear when pressed: they move the focus first, then act. */
export function movingFocus(focus: (pressed: Element) => void) {
  return (act: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      focus(currentTarget);
      act();
    };
}
