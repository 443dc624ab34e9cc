const sheets = new Map<string, CSSStyleSheet>();

/** Adopts a style sheet once in the tree of an element or a shadow root. All trees of the document share the sheet. */
export function adoptStyle(node: Element | ShadowRoot, css: string): void {
  const root = node.getRootNode() as Document | ShadowRoot;
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
