import { createElement } from 'react';
import { afterPaint } from '../dom/after-paint.ts';
import { unclobbered } from '../dom/unclobbered.ts';
import type { RowRange } from '../react/cart-context.tsx';
import { ItemList } from '../react/items/item-list.tsx';
import { draw } from '../render/draw.ts';
import { pictureOf } from '../render/picture-of.ts';
import { confirmedCart } from '../store/cart/cart-selectors.ts';
import type { CartState } from '../store/cart/cart-state.ts';

/** With its gap. Headlines make up for the rows that are lower. */
const usualItemHeightPx = 300;

/**
 * Draws a state of the cart with the items that fill the screen, and the others after the first paint in growing steps.
 * Returns a function that stops this, which draws the rest at once unless the cart is removed.
 * @param failed called if a later row cannot be drawn. A cart without its last rows is cleared, so that it is rendered anew.
 * @param longestTaskMs after which drawing pauses for input. Pauses delay the engine if it loads right after the first paint.
 */
export function drawCart(
  container: HTMLElement,
  state: CartState,
  failed: () => unknown,
  longestTaskMs = Infinity,
): (isRemoved?: boolean) => void {
  const count = confirmedCart(state)?.items.length ?? 0;
  let next = Math.max(1, Math.ceil(innerHeight / usualItemHeightPx));
  let cancel = () => {};
  /** Drawn, and shown with the last item of their step. */
  const rows: Element[] = [];

  function drawn(range: RowRange): HTMLElement {
    const part = unclobbered(document).createElement('div');
    // After the first rows, the list is enough.
    draw(pictureOf(state, range[0] === 0 ? { rows: range } : { rows: range, children: createElement(ItemList) }), part);
    return part;
  }

  function drawTo(to: number, durationMs: number, otherwise: () => unknown): void {
    const end = performance.now() + durationMs;
    try {
      for (; next < to && performance.now() < end; next++)
        rows.push(...(listIn(drawn([next, next + 1]))?.children ?? []));
    } catch {
      return void otherwise();
    }
    if (next < to) {
      const timer = setTimeout(drawTo, 0, to, durationMs, otherwise);
      cancel = () => clearTimeout(timer);
    } else {
      listIn(container)?.append(...rows.splice(0));
      drawLater();
    }
  }

  function drawLater(): void {
    if (next < count) cancel = afterPaint(() => drawTo(Math.min(next * 5, count), longestTaskMs, failed));
  }

  replace(container, drawn([0, next]));
  drawLater();
  return (isRemoved) => {
    cancel();
    if (!isRemoved && next < count) drawTo(count, Infinity, () => container.replaceChildren());
  };
}

/** Retains elements that both have: screen readers announce changes of a region only if it stays. */
function replace(before: Element, after: Element): void {
  if (before.localName !== after.localName || before.className !== after.className) return before.replaceWith(after);
  for (const { name } of [...before.attributes]) before.removeAttribute(name);
  for (const { name, value } of after.attributes) before.setAttribute(name, value);
  const [old, next] = [[...before.children], [...after.children]];
  if (!old[0] || !next[0]) return before.replaceChildren(...after.childNodes);
  for (const child of old.slice(next.length)) child.remove();
  next.forEach((child, index) => (old[index] ? replace(old[index], child) : before.append(child)));
}

const listIn = (container: HTMLElement) => container.querySelector('ul.items');
