/** The text nodes in a part of a page, in their order. */
export function textsIn(part: Node): Text[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  return found;
}

/** Replaces a text node by an element with its translation, as a browser's page translation does. */
export function wrap(text: Text, translation: string = text.data): void {
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(translation);
}
