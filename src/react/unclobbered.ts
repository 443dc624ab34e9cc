/**
 * The document with its own members, also where elements such as `<img name="createElement">` hide them. They are read
 * from the document's prototype, because MooTools replaces the global `Document`.
 */
export function unclobbered(document: Document): Document {
  const prototype = Object.getPrototypeOf(document) as object;
  return new Proxy(document, {
    get(_, key) {
      if (!(key in prototype)) return Reflect.get(document, key) as unknown;
      const value = Reflect.get(prototype, key, document) as unknown;
      return typeof value === 'function' ? (value.bind(document) as unknown) : value;
    },
  });
}

/** Makes React, which creates elements with the document of its container, use the unclobbered one. */
export function shieldContainer(container: HTMLElement | ShadowRoot): void {
  const value = unclobbered(container.ownerDocument);
  Object.defineProperty(container, 'ownerDocument', { value, configurable: true });
}
