import { Component, type RefObject } from 'react';
import { focusCart } from '../../dom/focus-cart.ts';
import { glide, placesOf, type Places } from '../../dom/glide.ts';
import type { Cart } from '../../domain/cart.ts';
import { texts } from '../../messages/texts.ts';
import type { Removal } from '../../store/cart/removal.ts';

export interface KeptPlacesProps {
  readonly page: RefObject<HTMLElement | null>;
}

interface KeepPlacesProps extends KeptPlacesProps {
  readonly cart: Cart | null;
  readonly removed: readonly Removal[];
}

/** A row before it is removed. */
interface Row {
  readonly id: number;
  readonly element: HTMLElement;
  readonly height: number;
  readonly isHovered: boolean;
  readonly focus: 'none' | 'pointer' | 'keyboard';
}

interface Before {
  readonly rows: readonly Row[];
  /** The name of the line that had the focus, and is removed. */
  readonly focusedName: string | undefined;
  readonly places: Places;
}

/** What moves on its own when rows of the summary come and go, or those of the lists. */
const sideBlocks = '.side, .side > *, .summary > *, .summary-rows > *';
const blocks = `.items > li > *, .packaging, .main > :not(.items), .discount > *, ${sideBlocks}`;

/** How long a line keeps the height of its row: longer than a double click takes. */
const restMs = 1500;

/** Passes the focus on between rows and their lines. Under a resting pointer, a line has the height of its row at first. */
export class KeepPlaces extends Component<KeepPlacesProps> {
  override getSnapshotBeforeUpdate({ removed: before, cart: earlier }: KeepPlacesProps): Before | null {
    const { page, removed, cart } = this.props;
    const root = page.current?.getRootNode() as ShadowRoot | undefined;
    if (!root || (before === removed && earlier === cart)) return null;
    const isIn = (list: readonly Removal[]) => (one: Removal) => list.some(({ id }) => id === one.id);
    const focused = root.activeElement?.closest<HTMLElement>('[data-removal]')?.dataset['removal'];
    return {
      rows: removed.filter((removal) => !isIn(before)(removal)).flatMap((removal) => rowOf(root, removal) ?? []),
      focusedName: before.find((removal) => `${removal.id}` === focused && !isIn(removed)(removal))?.name,
      places: placesOf(root, before === removed ? sideBlocks : blocks),
    };
  }

  override componentDidUpdate(_: KeepPlacesProps, __: unknown, before: Before | null): void {
    const root = this.props.page.current?.getRootNode() as ShadowRoot | undefined;
    if (!root || !before) return;
    for (const row of before.rows) takePlace(root.querySelector(`[data-removal="${row.id}"]`), row, root);
    glide(before.places);
    if (before.focusedName !== undefined) focusReturned(root, before.focusedName);
  }

  override render(): null {
    return null;
  }
}

function rowOf(root: ShadowRoot, { id, at, of, row, undoKey }: Removal): Row | null {
  const keys = at === 'items' ? [of, `${of}/${row}`] : [of];
  const element =
    at === 'coupon'
      ? root.querySelector<HTMLElement>('.discount')
      : [...root.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) =>
          keys.includes(dataset['row'] ?? ''),
        );
  if (!element) return null;
  const { activeElement } = root;
  const hadFocus = undoKey !== null && element.contains(activeElement);
  return {
    id,
    element,
    height: at === 'coupon' ? 0 : element.getBoundingClientRect().height,
    isHovered: element.matches(':hover'),
    focus: !hadFocus ? 'none' : activeElement?.matches(':focus-visible') ? 'keyboard' : 'pointer',
  };
}

function takePlace(line: HTMLElement | null, { element, height, isHovered, focus }: Row, root: ShadowRoot): void {
  if (!line) return;
  // The next ticket takes the element of an earlier one.
  if (isHovered && !element.isConnected) {
    const settle = () => {
      if (!line.style.minHeight) return;
      const places = placesOf(root, blocks);
      line.style.minHeight = '';
      glide(places);
    };
    line.style.minHeight = `${height}px`;
    line.addEventListener('pointerleave', settle, { once: true });
    setTimeout(settle, restMs);
  }
  const target = focus === 'keyboard' ? line.querySelector('button') : line;
  if (focus !== 'none') target?.focus({ preventScroll: true });
}

/** Focuses the restored item, the last one of its name, or the code. */
function focusReturned(root: ShadowRoot, name: string): void {
  const label = texts.removeItem(name);
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-remove]')];
  const returned =
    buttons.findLast((button) => button.getAttribute('aria-label') === label) ??
    root.querySelector<HTMLElement>('.discount[data-applied] > .button');
  if (returned) returned.focus({ preventScroll: true });
  else focusCart(root);
}
