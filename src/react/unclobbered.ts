const views = new WeakMap<Document, Document>();

/**
 * The document with its own members, also where elements such as `<img name="createElement">` hide them. They are read
 * from the document's prototype, because MooTools replaces the global `Document`.
 */
export function unclobbered(document: Document): Document {
  const known = views.get(document);
  if (known) return known;
  const prototype = Object.getPrototypeOf(document) as object;
  const view = new Proxy(document, {
    get(_, key) {
      if (!(key in prototype)) return Reflect.get(document, key) as unknown;
      const value = Reflect.get(prototype, key, document) as unknown;
      return typeof value === 'function' ? (value.bind(document) as unknown) : value;
    },
  });
  // The view of a view is itself.
  for (const either of [document, view]) views.set(either, view);
  return view;
}

/** Makes React, which creates elements with the document of its container, use the unclobbered one. */
export function shieldContainer(container: HTMLElement | ShadowRoot): void {
  const value = unclobbered(container.ownerDocument);
  Object.defineProperty(container, 'ownerDocument', { value, configurable: true });
}
