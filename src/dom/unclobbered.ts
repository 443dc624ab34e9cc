const views = new WeakMap<Document, Document>();

/** A view of the document whose members no element such as `<img name="createElement">` can clobber. */
export function unclobbered(document: Document): Document {
  const known = views.get(document);
  if (known) return known;
  // Not `Document.prototype`, because MooTools replaces the global `Document`.
  const prototype = Object.getPrototypeOf(document) as object;
  const view = new Proxy(document, {
    get(_, key) {
      if (!(key in prototype)) return Reflect.get(document, key) as unknown;
      const value = Reflect.get(prototype, key, document) as unknown;
      return typeof value === 'function' ? (value.bind(document) as unknown) : value;
    },
  });
  // The view of a view is the view itself.
  for (const key of [document, view]) views.set(key, view);
  return view;
}

/** Makes React create elements with the unclobbered document: it uses the `ownerDocument` of its container. */
export function shieldContainer(container: HTMLElement | ShadowRoot): void {
  const value = unclobbered(container.ownerDocument);
  Object.defineProperty(container, 'ownerDocument', { value, configurable: true });
}
