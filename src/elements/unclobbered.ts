/**
 * Reads from a document past elements of the page that stand in the way of its own properties, as
 * `<img name="cookie">` does of `document.cookie`.
 */
export function fromDocument<Key extends 'cookie' | 'readyState' | 'visibilityState'>(
  document: Document,
  key: Key,
): Document[Key] {
  return Reflect.get(Document.prototype, key, document);
}

export function writeCookie(document: Document, cookie: string): void {
  Reflect.set(Document.prototype, 'cookie', cookie, document);
}

export function findInDocument(document: Document, selector: string): Element | null {
  return Document.prototype.querySelector.call(document, selector);
}

export function findById(document: Document, id: string): Element | null {
  return Document.prototype.getElementById.call(document, id);
}
