import { say } from '../../messages/say.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { heart } from '../../react/icons/shared-outlines.ts';
import { buildElement, buildIcon, withAttributes } from './build-elements.ts';

/** `title`: for the accessible name; empty if the page has none. */
export type HeartView = Readonly<{ title: string; pressed: boolean; busy: boolean }>;

let original: HTMLButtonElement | null = null;

/** A page may have a hundred hearts, and copies are faster. */
export function createHeartButton(page: Document): HTMLButtonElement {
  const attributes = { type: 'button', class: 'heart', part: 'button', lang: 'de' };
  original ??= buildElement(page, 'button', attributes, buildIcon(page, heart));
  return page.importNode(original, true);
}

export function showHeart(button: HTMLButtonElement, { title, pressed, busy }: HeartView): void {
  withAttributes(button, {
    'aria-pressed': String(pressed),
    'aria-busy': String(busy),
    'aria-label': title ? say`${wishlistTexts.add}, ${title}` : wishlistTexts.add,
  });
}
