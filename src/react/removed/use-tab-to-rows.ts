import { type KeyboardEvent, useRef } from 'react';
import type { Removal } from '../../store/cart/removal.ts';
import { rowsAt } from './row-boxes.ts';

const stops = 'a[href]:not([tabindex="-1"]), button, select, input:checked';

/**
 * A line follows its list in the document. Nevertheless, Tab continues in the row below the line, and Shift+Tab in the
 * one above, or else before the list.
 */
export function useTabToRows({ at, index }: Removal) {
  // The second Tab comes from the end of the list, and must not return to the middle of it.
  const hasLeft = useRef(false);
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, currentTarget, target } = event;
    if (key !== 'Tab' || at !== 'items' || (hasLeft.current && !shiftKey)) return;
    const own = [...currentTarget.querySelectorAll<HTMLElement>(stops)];
    const root = currentTarget.getRootNode() as ShadowRoot;
    const isTop = shiftKey && index === 0 && !currentTarget.previousElementSibling?.matches('.removed-place');
    const beside = isTop ? root.querySelector('.notices') : rowsAt(root, at)[shiftKey ? index - 1 : index];
    const next =
      [...(beside?.querySelectorAll<HTMLElement>(stops) ?? [])].at(shiftKey ? -1 : 0) ??
      (isTop ? root.querySelector<HTMLElement>('.heading') : null);
    if (!next || target !== own.at(shiftKey ? 0 : -1)) return;
    event.preventDefault();
    hasLeft.current = true;
    next.focus();
  };
}
