import type { Removal, RemovalPlace } from '../../store/cart/removal.ts';
import { rowsAt } from './row-boxes.ts';

interface ShownLine {
  readonly removal: Removal;
  readonly place: HTMLElement;
}

const lists = { items: '.items', vouchers: '.vouchers-list' } as const;

/** The distance between lines whose rows were the first and the last. */
const usualGapPx = 16;

/** The least height of a line. */
const lineHeightPx = 48;

/**
 * Moves the lines of a list to the places of their rows, and makes room for them above the row below, so that nothing
 * slides under the pointer. Repeats that when sizes change, until the returned function is called.
 * @param shifted the elements that make room. The set is shared by all calls, because the page would scroll if it were
 * shorter in between.
 */
export function arrangeLines(at: RemovalPlace, lines: readonly ShownLine[], shifted: Set<HTMLElement>): () => void {
  const container = lines[0]?.place.parentElement;
  const list = at === 'coupon' ? null : container?.querySelector<HTMLElement>(lists[at]);
  for (const { place } of lines) place.toggleAttribute('data-floating', Boolean(list));
  if (!container || !list) {
    restore([...shifted], shifted);
    return () => {};
  }
  const arrange = () => moveLines(list, container, at, lines, shifted);
  arrange();
  let frame = 0;
  // In the next frame, because a change of an observed size would be an error here.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(arrange);
  });
  for (const element of [list, ...lines.map(({ place }) => place)]) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

function restore(elements: readonly HTMLElement[], shifted: Set<HTMLElement>): void {
  for (const element of elements) {
    element.style.marginTop = element.style.paddingBottom = '';
    shifted.delete(element);
  }
}

function moveLines(
  list: HTMLElement,
  container: HTMLElement,
  at: RemovalPlace,
  lines: readonly ShownLine[],
  shifted: Set<HTMLElement>,
): void {
  const rows = rowsAt(container, at);
  const groups = new Map<number, ShownLine[]>();
  for (const line of lines) {
    const index = Math.min(line.removal.index, rows.length);
    groups.set(index, [...(groups.get(index) ?? []), line]);
  }
  const targets = [...groups.keys()].map((index) => rows[index] ?? list);
  restore(
    [...shifted].filter((element) => !targets.includes(element)),
    shifted,
  );
  for (const [index, group] of groups) {
    const above = rows[index - 1];
    const below = rows[index];
    const gap = above ? (group[0]?.removal.box.above ?? 0) : 0;
    const start = above ? above.getBoundingClientRect().bottom + gap : list.getBoundingClientRect().top;
    const origin = container.getBoundingClientRect().top;
    let height = 0;
    for (const { removal, place } of group) {
      place.style.top = `${start - origin + height}px`;
      const isLast = place === group.at(-1)?.place;
      const space = isLast ? (below ? distanceBelow(removal, above, below) : 0) : gap || usualGapPx;
      // While a line folds away, its distance shrinks as well.
      const own = place.getBoundingClientRect().height;
      const share = Math.min(1, own / Math.min(removal.box.height || 1, lineHeightPx));
      height += own + space * share;
    }
    if (below) below.style.marginTop = `${gap + height}px`;
    else list.style.paddingBottom = `${gap + height}px`;
    shifted.add(below ?? list);
  }
}

function distanceBelow({ box }: Removal, above: HTMLElement | undefined, below: HTMLElement): number {
  // The row after the first ticket of a card overlapped it, and has its own card now.
  if (box.below < 0 && !below.dataset['line']) return usualGapPx;
  return box.below || (above ? 0 : usualGapPx);
}
