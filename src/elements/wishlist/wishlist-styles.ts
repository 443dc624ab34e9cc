import { cartStyles } from '../../react/styles.ts';
import wishlist from '../../react/wishlist/wishlist.css';

const sheets = new WeakMap<Document, CSSStyleSheet>();

export function adoptWishlistStyles(root: ShadowRoot): void {
  const { ownerDocument: document } = root;
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(`${cartStyles}\n${wishlist}`);
    sheets.set(document, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}
