import type { ReactNode } from 'react';
import { unclobbered } from '../dom/unclobbered.ts';
import { writeTree } from './write-tree.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Draws components into an element; see `writeTree`. Needs no `innerHTML`, which Trusted Types restrict. */
export function draw(node: ReactNode, container: Element | ShadowRoot): void {
  const page = unclobbered(container.ownerDocument);
  // The view binds them anew for each access.
  const createElement = page.createElement.bind(page);
  const createTextNode = page.createTextNode.bind(page);
  let parent: Node = container;
  writeTree(node, {
    open(tag, attributes) {
      const isSvg = tag === 'svg' || (parent as Element).namespaceURI === svg;
      const element = isSvg ? page.createElementNS(svg, tag) : createElement(tag);
      for (const [name, value] of attributes) element.setAttribute(name, value);
      parent.appendChild(element);
      parent = element;
    },
    text: (text) => parent.appendChild(createTextNode(text)),
    close: () => (parent = parent.parentNode ?? container),
  });
}
