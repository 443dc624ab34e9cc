import type { MouseEvent } from 'react';

/** The handlers of buttons that disappear when pressed: they move the focus first, then act. */
export function movingFocus(focus: (pressed: Element) => void) {
  return (act: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      focus(currentTarget);
      act();
    };
}
