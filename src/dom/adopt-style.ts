import { unclobbered } from './unclobbered.ts';

/** A constructed style sheet works only in the document that created it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adopts a style sheet once in the tree of an element or a shadow root. All trees of a document share the sheet. */
export function adoptStyle(node: Element | ShadowRoot, css: string): void {
  const root = node.getRootNode() as Document | ShadowRoot;
  const sheet = sheetOf(unclobbered(node.ownerDocument), css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function sheetOf(document: Document, css: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  let sheet = known.get(css);
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  return sheet;
}
