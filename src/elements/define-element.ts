/**
 * Defines a custom element unless its name is taken: by an earlier inclusion of the same script, or by another copy of
 * it. Does nothing where there are no custom elements, so that a server can import what defines them.
 */
export function defineElement(name: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, element);
}
