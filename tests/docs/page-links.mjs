import { readFileSync } from 'node:fs';
import { anchorOf, withoutFences } from '../../scripts/lib/markdown.mjs';

const withoutCode = (text) => withoutFences(text).replaceAll(/`[^`\n]*`/g, 'code');

/** Returns the anchors of a page. Equal ones are numbered. */
export function anchorsOf(file) {
  const headings = [...withoutFences(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)];
  const counts = new Map();
  return headings.map(([, heading]) => {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** Returns the links of a page to files. */
export const linksIn = (page) =>
  [...withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
