/**
 * Defines a custom element unless its name is taken, for example because the script is included twice. Does nothing
 * without custom elements, so that a server can import the defining modules.
 */
export function defineElement(name: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, element);
}
