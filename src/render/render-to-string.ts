import type { ReactNode } from 'react';
import { escapeMarkup } from './escape-markup.ts';
import { writeTree } from './write-tree.ts';

/** Renders components as markup; see `writeTree`. */
export function renderToString(node: ReactNode): string {
  const markup: string[] = [];
  writeTree(node, {
    open(tag, attributes) {
      markup.push('<', tag);
      for (const [name, value] of attributes) markup.push(' ', name, '="', escapeMarkup(value), '"');
      markup.push('>');
    },
    text: (text) => markup.push(escapeMarkup(text)),
    close(tag) {
      if (!/^(?:input|img|br)$/.test(tag)) markup.push('</', tag, '>');
    },
  });
  return markup.join('');
}
