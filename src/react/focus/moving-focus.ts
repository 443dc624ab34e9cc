import type { MouseEvent } from 'react';

/** Creates click handlers that move the focus before their button disappears. */
export function movingFocus(focus: (pressed: Element) => void) {
  return (act: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      focus(currentTarget);
      act();
    };
}
