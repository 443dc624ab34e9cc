import { useLayoutEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { texts } from '../../messages/texts.ts';
import { followRemovals } from '../../store/undo/follow-removals.ts';
import type { RemovalsContext } from '../../store/undo/followed-removal.ts';
import type { FollowRemovals, RemovalPlace, RemovedBox } from '../../store/cart/removal.ts';
import { adoptStyle } from '../../dom/adopt-style.ts';
import { useCart } from '../cart-context.tsx';
import { focusCart } from '../../dom/focus-cart.ts';
import { arrangeLines } from './arrange-lines.ts';
import { boxOf } from './row-boxes.ts';
import css from './removed.css';
import { RemovedLine } from './removed-line.tsx';

/** Follows the removals in the cart of an element. */
export function followIn(host: HTMLElement): FollowRemovals {
  return (parts) => followRemovals(parts as RemovalsContext, (at, index) => boxOf(host.shadowRoot, at, index));
}

/** The rows whose lines have taken their focus. */
const passedOn = new WeakSet<RemovedBox>();

/** A line that had the focus when it was removed from the page. */
let lostFocus: { readonly root: ParentNode; readonly name: string } | null = null;

/**
 * The lines of one list, next to it in the document, because the list has items alone. On the screen, each is in the
 * place of its row.
 */
export function RemovedLines({ at }: { readonly at: RemovalPlace }) {
  const removals = useCart(useShallow(({ removed }) => removed.filter((removal) => removal.at === at)));
  const places = useRef(new Map<number, HTMLElement>());
  const shifted = useRef(new Set<HTMLElement>());

  useLayoutEffect(() => {
    const shown = removals.flatMap((removal) => {
      const place = places.current.get(removal.id);
      return place ? { removal, place } : [];
    });
    if (shown[0]) adoptStyle(shown[0].place, css);
    const stop = arrangeLines(at, shown, shifted.current);
    // After that, because focusing scrolls a page that is too short.
    const focused = shown.find(({ removal: { box } }) => box.hadFocus && !passedOn.has(box));
    for (const { box } of removals) passedOn.add(box);
    focused?.place.querySelector('button')?.focus({ preventScroll: true });
    return stop;
  }, [at, removals]);

  useLayoutEffect(() => {
    if (!lostFocus) return;
    const { root, name } = lostFocus;
    lostFocus = null;
    focusRestored(root, name);
  }, [removals]);

  return removals.map((removal) => (
    <RemovedLine
      key={removal.id}
      removal={removal}
      ref={(place) => {
        if (place) places.current.set(removal.id, place);
        return () => {
          places.current.delete(removal.id);
        };
      }}
      onLostFocus={(root) => {
        lostFocus = { root, name: removal.name };
        // If all lists are gone as well, nothing is restored.
        queueMicrotask(() => (lostFocus = null));
      }}
    />
  ));
}

/** Focuses what was put back: the last one of its name, or the code. */
function focusRestored(root: ParentNode, name: string): void {
  const label = texts.removeItem(name);
  const restored =
    [...root.querySelectorAll<HTMLElement>('[data-remove]')].findLast(
      (button) => button.getAttribute('aria-label') === label,
    ) ?? root.querySelector<HTMLElement>('.discount[data-applied] > .button');
  if (restored) restored.focus();
  else if (root.firstChild) focusCart(root.firstChild);
}
