import { givenCartStyles } from './cart-styles-source.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Gives the cart's style to a shadow root, in place of what the server's markup has brought. Answers null when it has
 * it, or a promise that resolves once it has.
 */
export function adoptCartStyles(root: ShadowRoot): Promise<void> | null {
  const styles = givenCartStyles();
  if (typeof styles !== 'string') return styles.then((text) => adopt(root, text));
  adopt(root, styles);
  return null;
}

function adopt(root: ShadowRoot, text: string): void {
  // What could not be had must not take away what the markup has brought.
  if (!text) return;
  const sheet = sheetOf(root.ownerDocument, text);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  Array.from(root.children)
    .filter((child) => child.matches('style, link'))
    .forEach((style) => style.remove());
}

/** A sheet belongs to one document and is shared by every cart in it. */
function sheetOf(document: Document, text: string): CSSStyleSheet {
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(document, sheet);
  }
  return sheet;
}
