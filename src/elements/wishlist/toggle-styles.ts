import tokens from '../../react/base/tokens.css';
import snackbar from '../../react/snackbar/snackbar.css';
import firstBrand from '../../react/theme/first-brand.css';
import secondBrand from '../../react/theme/second-brand.css';
import toggle from './toggle.css';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** All hearts of a document share one sheet; a constructed sheet cannot be used in another document. */
export function adoptToggleStyles(root: ShadowRoot): void {
  const { ownerDocument: document } = root;
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync([tokens, firstBrand, secondBrand, snackbar, toggle].join('\n'));
    sheets.set(document, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}
