import { readFileSync } from 'node:fs';

const withoutCode = (text) => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, 'code');

/** Returns the anchors of a page as GitHub derives them: lower case, without punctuation, with hyphens for spaces. */
export function anchorsOf(file) {
  const headings = [
    ...readFileSync(file, 'utf8')
      .replaceAll(/^```[^]*?^```/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ];
  const counts = new Map();
  return headings.map(([, heading]) => {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-');
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
