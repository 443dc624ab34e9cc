import type { RemovalPlace, RemovedBox } from '../../store/cart/removal.ts';

const rowSelectors = { vouchers: '.voucher', coupon: '.discount' } as const;

/** The rows of a list on the screen. */
export function rowsAt(root: ParentNode, at: RemovalPlace): readonly HTMLElement[] {
  // A selector would search every node of a long list.
  if (at === 'items') return [...(root.querySelector('.items')?.children ?? [])] as HTMLElement[];
  return [...root.querySelectorAll<HTMLElement>(rowSelectors[at])];
}

/** Measures the place of a row. */
export function boxOf(root: ShadowRoot | null, at: RemovalPlace, index: number): RemovedBox {
  const rows = root ? rowsAt(root, at) : [];
  const row = rows[index];
  if (!root || !row) return { height: 0, above: 0, below: 0, hadFocus: false };
  const { top, bottom, height } = row.getBoundingClientRect();
  const previous = rows[index - 1];
  const next = rows[index + 1];
  // The last voucher takes its heading along, and other lines stay.
  const section = rows.length === 1 ? row.closest('.vouchers') : null;
  return {
    height: section ? section.getBoundingClientRect().height - heightOfLines(section) : height,
    above: previous ? top - previous.getBoundingClientRect().bottom : 0,
    below: next ? next.getBoundingClientRect().top - bottom : 0,
    hadFocus: row.contains(root.activeElement),
  };
}

/** The height of the lines next to the section, for which the section has made room. */
function heightOfLines({ parentElement: container }: Element): number {
  if (!container) return 0;
  const gap = parseFloat(getComputedStyle(container).rowGap) || 0;
  return [...container.querySelectorAll<HTMLElement>(':scope > [data-at="vouchers"]')].reduce(
    (sum, { offsetHeight }) => sum + offsetHeight + gap,
    0,
  );
}
