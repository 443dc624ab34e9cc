import type { Page } from '@playwright/test';

/** The signs that a translation puts around words; empty if it keeps them. */
export type Marks = readonly [start: string, end: string];

/** Translates the elements of each document that the page opens, after each change of them. */
export async function translatePage(page: Page, marks: Marks): Promise<void> {
  await page.addInitScript((given) => Reflect.set(window, 'translationMarks', given), marks);
  await page.addInitScript({ path: 'tests/support/translate.js' });
}

/** The texts, labels and values of the elements of a page in their order, without marks. */
export function wordsOf(page: Page, [start, end]: Marks): Promise<string[]> {
  return page.evaluate((marks) => {
    const words: string[] = [];
    const add = (text: string) => {
      const plain = marks.reduce((rest, mark) => rest.replaceAll(mark, ''), text).trim();
      if (plain) words.push(plain);
    };
    for (const { shadowRoot } of document.querySelectorAll('cart-fragment, wishlist-fragment, wishlist-toggle')) {
      if (!shadowRoot) continue;
      const nodes = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text | (Element & { value?: unknown });
        if (node instanceof Text) {
          if (node.parentElement?.localName !== 'style') add(node.data);
          continue;
        }
        add(node.ariaLabel ?? '');
        if (node.matches('select, input[type="text"]')) add(String(node.value));
        if (node.matches('input:checked')) add('checked');
      }
    }
    return words;
  }, [start, end].filter(Boolean));
}

/** The number of texts that are translated. */
export function translatedTexts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const elements = document.querySelectorAll('cart-fragment, wishlist-fragment, wishlist-toggle');
    return [...elements].reduce((sum, { shadowRoot }) => sum + (shadowRoot?.querySelectorAll('font').length ?? 0), 0);
  });
}
