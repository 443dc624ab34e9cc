import { type KeyboardEvent, useRef } from 'react';
import type { Removal } from '../../store/removals/removal.ts';
import { rowsAt } from './row-boxes.ts';

const stops = 'a[href]:not([tabindex="-1"]), button, select, input:checked';

/**
 * A line follows its list in the document. Nevertheless, Tab continues in the row below the line, and Shift+Tab in the
 * one above.
 */
export function useTabToRows({ at, index }: Removal) {
  // The second Tab comes from the end of the list, and must not return to the middle of it.
  const hasLeft = useRef(false);
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, currentTarget, target } = event;
    if (key !== 'Tab' || at !== 'items' || (hasLeft.current && !shiftKey)) return;
    const own = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
    const row = rowsAt(currentTarget.getRootNode() as ShadowRoot, at)[shiftKey ? index - 1 : index];
    const next = [...(row?.querySelectorAll<HTMLElement>(stops) ?? [])].at(shiftKey ? -1 : 0);
    if (!next || target !== own.at(shiftKey ? 0 : -1)) return;
    event.preventDefault();
    hasLeft.current = true;
    next.focus();
  };
}
