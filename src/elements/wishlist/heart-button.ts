import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { heart } from '../../react/icons/shared-outlines.ts';

export interface HeartView {
  /** For the accessible name; empty if the page has none. */
  readonly title: string;
  readonly pressed: boolean;
  readonly busy: boolean;
}

let original: HTMLButtonElement | null = null;

/** A page may have a hundred hearts, and copies are faster. */
export function createHeartButton(page: Document): HTMLButtonElement {
  original ??= buildHeartButton(page);
  return page.importNode(original, true);
}

function buildHeartButton(page: Document): HTMLButtonElement {
  const button = withAttributes(page.createElement('button'), {
    type: 'button',
    class: 'heart',
    part: 'button',
    lang: 'de',
  });
  const createSvg = <Name extends 'svg' | 'path'>(name: Name) =>
    page.createElementNS('http://www.w3.org/2000/svg', name);
  const icon = withAttributes(createSvg('svg'), { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  icon.append(withAttributes(createSvg('path'), { d: heart }));
  button.append(icon);
  return button;
}

export function showHeart(button: HTMLButtonElement, { title, pressed, busy }: HeartView): void {
  withAttributes(button, {
    'aria-pressed': String(pressed),
    'aria-busy': String(busy),
    'aria-label': title ? wishlistTexts.itemAdd(title) : wishlistTexts.add,
  });
}

/** Skips unchanged attributes, since setting them could make screen readers announce them again. */
function withAttributes<Kind extends Element>(element: Kind, attributes: Readonly<Record<string, string>>): Kind {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  return element;
}
