type Methods = Record<string, (() => unknown) | undefined>;

/**
 * Stands in for an element that is not defined yet: calls back when the page sets a property or an attribute, changes its
 * children, or calls a method. A property that is set becomes the element's own, which the class takes over. Returns a
 * function that ends this.
 * @param properties the names of properties, from which those of attributes are derived.
 * @param methods the callback of each method, which runs before the element's own.
 */
export function standIn(
  host: HTMLElement,
  properties: readonly string[],
  needed: (isChanged: unknown) => void,
  methods: Readonly<Record<string, () => void>>,
): () => void {
  for (const name of properties) {
    if (name in host) {
      needed(true);
      continue;
    }
    Object.defineProperty(host, name, {
      configurable: true,
      set(value) {
        Reflect.deleteProperty(host, name);
        host[name as 'title'] = value as string;
        needed(true);
      },
    });
  }
  const observer = new MutationObserver(needed);
  observer.observe(host, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: properties.map((name) => name.replace(/[A-Z]/g, '-$&').toLowerCase()),
  });
  for (const name in methods) {
    (host as unknown as Methods)[name] = async () => {
      methods[name]?.();
      await customElements.whenDefined(host.localName);
      end();
      return (host as unknown as Methods)[name]?.();
    };
  }
  function end() {
    observer.disconnect();
    for (const name in methods) Reflect.deleteProperty(host, name);
  }
  return end;
}
