/** Has what the document has, also where MooTools has replaced the global `Document`. */
const prototypeOf = (document: Document) => Object.getPrototypeOf(document) as Document;

/** Reads a document property even if an element such as `<img name="readyState">` clobbers it. */
export function fromDocument<Key extends keyof Document>(document: Document, key: Key): Document[Key] {
  return Reflect.get(prototypeOf(document), key, document);
}

export function findInDocument(document: Document, selector: string): Element | null {
  return prototypeOf(document).querySelector.call(document, selector);
}

export function findAllInDocument(document: Document, selector: string): Element[] {
  return [...prototypeOf(document).querySelectorAll.call(document, selector)];
}

export function findById(document: Document, id: string): Element | null {
  return prototypeOf(document).getElementById.call(document, id);
}
