import { cartStyles } from '../react/styles.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Adopts the cart's style sheet in a shadow root and removes the style of the server markup. */
export function adoptCartStyles(root: ShadowRoot): void {
  const sheet = sheetOf(root.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  [...root.children].filter((child) => child.matches('style, link')).forEach((style) => style.remove());
}

/** All carts of a document share one sheet; a constructed sheet cannot be used in another document. */
function sheetOf(document: Document): CSSStyleSheet {
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(cartStyles);
    sheets.set(document, sheet);
  }
  return sheet;
}
