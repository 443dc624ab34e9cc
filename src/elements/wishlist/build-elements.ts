/** Builds elements with DOM calls: a template library is too large for hearts, and Trusted Types forbid markup in strings. */

type Attributes = Readonly<Record<string, string>>;

/** Skips unchanged attributes, since setting them could make screen readers announce them again. */
export function withAttributes<Kind extends Element>(element: Kind, attributes: Attributes): Kind {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  return element;
}

export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  attributes: Attributes,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = withAttributes(page.createElement(name), attributes);
  element.append(...content);
  return element;
}

/** @param label for screen readers; without one, the icon is hidden from them. */
export function buildIcon(page: Document, outline: string, label?: string): SVGElement {
  const create = <Name extends 'svg' | 'path'>(name: Name) => page.createElementNS('http://www.w3.org/2000/svg', name);
  const read: Attributes = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  const icon = withAttributes(create('svg'), { class: 'icon', viewBox: '0 0 24 24', ...read });
  icon.append(withAttributes(create('path'), { d: outline }));
  return icon;
}
