import type { EarlyText, EarlyCart } from '../../domain/server-markup.ts';
import { type Control, isButton } from './control.ts';

/** Marks as the hydrated cart does. Removes its earlier marks first: hydration needs the markup without them. */
export function createMarks(root: ShadowRoot, texts: EarlyCart['texts']) {
  let undo: (() => void)[] = [];

  function set<Key extends keyof HTMLElement>(target: HTMLElement | null, key: Key, value: HTMLElement[Key]): void {
    if (!target) return;
    const before = target[key];
    target[key] = value;
    undo.unshift(() => (target[key] = before));
  }

  return (
    touched: readonly Control[] = [],
    changed: readonly Control[] = [],
    reason?: EarlyText | false,
    isLate?: boolean,
  ): void => {
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    for (const restore of undo) restore();
    undo = [];
    for (const control of touched) if (isButton(control)) set(control, 'ariaDisabled', 'true');
    for (const control of changed) set(control.closest<HTMLElement>('.item,section'), 'ariaBusy', 'true');
    if (!reason) return;
    set(find('.summary'), 'ariaBusy', 'true');
    set(find('.proceed'), 'ariaDisabled', 'true');
    set(find('#proceed-reason'), 'textContent', texts[reason]);
    if (isLate) set(find('.early-notice'), 'hidden', false);
    if (changed[0]) set(find('[role=status]'), 'textContent', texts.changing);
  };
}
