import { expect, type Locator, type Page } from '@playwright/test';

/** A box in CSS pixels of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The focused element after a press of Tab. */
export interface TabStop {
  /** Identifies the element in failure messages. */
  readonly name: string;
  readonly box: Box;
  /** Column of a wide page. */
  readonly column: number;
  /** Scroll position of the page. */
  readonly scrolled: number;
  /** Overlays that do not contain the element: the shop's header and the proceed bar. */
  readonly covers: readonly Box[];
  /** Width of the focus outline in pixels. */
  readonly outline: number;
}

const mostStops = 80;

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Located once, because locating by name before every press is slow.
  const element = await target.elementHandle();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await element?.evaluate((node) => node.matches(':focus'))) return;
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Presses Tab until the focus leaves the cart. Returns the focused elements in order. */
export async function tabThroughCart(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus does not leave the cart: ${stops.map(({ name }) => name).join(' | ')}`);
}

/** Runs in the page. */
function readStop(): TabStop | null {
  const focused = document.querySelector('cart-fragment')?.shadowRoot?.activeElement;
  if (!focused) return null;
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent.trim(),
    box: boxOf(focused),
    column: focused.closest('.main, .side')?.getBoundingClientRect().left ?? 0,
    scrolled: window.scrollY,
    covers: [document.querySelector('header'), (focused.getRootNode() as ShadowRoot).querySelector('.proceed-bar')]
      .filter((cover) => cover !== null && !cover.contains(focused))
      .map((cover) => boxOf(cover!)),
    outline: Math.max(
      ...[focused, focused.closest('.tile') ?? focused].map((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
      }),
    ),
  };
}

/** Whether a focused element is completely visible. */
export function isInSight({ box, covers }: TabStop, height: number): boolean {
  return box.top >= 0 && box.bottom <= height && !covers.some((cover) => overlap(box, cover));
}

function overlap(first: Box, second: Box): boolean {
  return (
    first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom
  );
}
