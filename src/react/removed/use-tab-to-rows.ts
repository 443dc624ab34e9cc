import type { KeyboardEvent } from 'react';
import type { Removal } from '../../store/removals/removal.ts';
import { rowsAt } from './row-boxes.ts';

const stops = 'a[href]:not([tabindex="-1"]), button, select, input:checked';

/**
 * A line follows its list in the document. Nevertheless, Tab continues in the row below the line, and Shift+Tab in the
 * one above.
 */
export function useTabToRows({ at, index }: Removal) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, currentTarget, target } = event;
    if (key !== 'Tab') return;
    const own = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
    const row = rowsAt(currentTarget.getRootNode() as ShadowRoot, at)[shiftKey ? index - 1 : index];
    const next = [...(row?.querySelectorAll<HTMLElement>(stops) ?? [])].at(shiftKey ? -1 : 0);
    if (!next || target !== own.at(shiftKey ? 0 : -1)) return;
    event.preventDefault();
    next.focus();
  };
}
