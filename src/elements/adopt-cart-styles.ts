import { cartStyles } from '../react/styles.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives the cart's style to a shadow root, in place of what the server's markup has brought. */
export function adoptCartStyles(root: ShadowRoot): void {
  const sheet = sheetOf(root.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  Array.from(root.children)
    .filter((child) => child.matches('style, link'))
    .forEach((style) => style.remove());
}

/** A sheet belongs to one document and is shared by every cart in it. */
function sheetOf(document: Document): CSSStyleSheet {
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(cartStyles);
    sheets.set(document, sheet);
  }
  return sheet;
}
