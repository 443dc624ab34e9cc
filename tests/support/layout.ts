import type { Locator, Page } from '@playwright/test';
import type { Box } from './keyboard.ts';

/** Returns by how many pixels the page overflows the window on the right. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns the cart's texts that are cut off by their own box or an ancestor's, except visually hidden ones. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('cart-fragment')!.shadowRoot!;
    const slack = 1;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const isCut = (element: HTMLElement) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (clientWidth > 0 && scrollWidth > clientWidth + slack) return true;
      if (cuts(element) && scrollHeight > clientHeight + slack) return true;
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (!cuts(box)) continue;
        const frame = box.getBoundingClientRect();
        if (left < frame.left - slack || right > frame.right + slack) return true;
        if (top < frame.top - slack || bottom > frame.bottom + slack) return true;
      }
      return false;
    };
    return [...root.querySelectorAll<HTMLElement>('.root *:not(option):not(style)')]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter((element) => getComputedStyle(element.closest('[data-kind]') ?? element).clipPath === 'none')
      .filter((element) => !element.closest('.unseen, .word'))
      .filter(isCut)
      .map((element) => `${element.className || element.localName}: ${element.textContent}`);
  });
}

/** Returns the cart's prices that are broken within a line. */
export function brokenPrices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('cart-fragment')!.shadowRoot!;
    return [...root.querySelectorAll('.price, .item-price s, dd > span, .proceed-total > span')]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && /^\S+\s\S+$/.test(node.textContent ?? ''))
      .filter((node) => {
        const text = document.createRange();
        text.selectNodeContents(node);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((node) => node.textContent ?? '');
  });
}

/** Returns the words of the rows that are broken within. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('cart-fragment')!.shadowRoot!;
    const texts = document.createTreeWalker(root.querySelector('.items')!, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement!.closest('.unseen, option')) continue;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Returns the boxes of elements in whole pixels of the viewport. */
export function boxesOf(...elements: readonly Locator[]): Promise<readonly Box[]> {
  return Promise.all(
    elements.map(async (element) => {
      const { x, y, width, height } = (await element.boundingBox())!;
      const [left, top, right, bottom] = [x, y, x + width, y + height].map(Math.round) as [
        number,
        number,
        number,
        number,
      ];
      return { left, top, right, bottom };
    }),
  );
}

/** Returns the position in the page of each row, and of its controls and the next step or of other controls, by name. */
export function controlsOf(
  page: Page,
  controls = '.item :is(a, button, select, input), .proceed',
): Promise<Readonly<Record<string, readonly number[]>>> {
  return page.evaluate((selector) => {
    const positions: Record<string, readonly number[]> = {};
    const root = document.querySelector('cart-fragment')!.shadowRoot!;
    for (const control of root.querySelectorAll<HTMLElement>(`.item, ${selector}`)) {
      if (!control.checkVisibility()) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.dataset['row'] ?? control.textContent.trim();
      const row = control.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '';
      const key = name in positions ? `${name} ${row} ${control.localName}` : name;
      positions[key] = [left, top + scrollY, width, height];
    }
    return positions;
  }, controls);
}

/** Applies a user style to the cart. The returned function removes it. */
export async function styleCart(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const { shadowRoot } = document.querySelector('cart-fragment')!;
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    shadowRoot!.adoptedStyleSheets = [...shadowRoot!.adoptedStyleSheets, added];
    return added;
  }, css);
  return () => sheet.evaluate((added) => added.replaceSync(''));
}

/**
 * Records layout shifts; call it before opening the page. The returned function resolves to the shifts, optionally
 * since a time of the page's clock.
 */
export async function listenForShifts(page: Page): Promise<(since?: number) => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: [at: number, what: string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        // Tools report three decimals.
        if (entry.value < 0.001) continue;
        const moves = entry.sources.map(({ previousRect, currentRect }) => [previousRect, currentRect]);
        shifts.push([entry.startTime, `${entry.value}: ${JSON.stringify(moves)}`]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface Shift {
      readonly value: number;
      readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
    }
  });
  return (since = 0) =>
    page.evaluate(
      (begin) =>
        (window as unknown as { shifts: [number, string][] }).shifts.flatMap(([at, what]) => (at < begin ? [] : what)),
      since,
    );
}
