const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style sheet that was loaded later to the node's tree, once. */
export function adoptStyle(node: Node, css: string): void {
  const root = node.getRootNode() as Document | ShadowRoot;
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
