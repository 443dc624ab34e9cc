import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { markedIn, shownFiles } from './shown-files.mjs';

const folder = 'tests/hosts/snippets';
const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const shown = pages.filter((page) => page !== 'docs/hosts.md').flatMap(shownFiles);

it.each(shown)('$page shows $file as the tests build it', ({ file, lines }) => {
  expect(lines).toBe(markedIn(file));
});

it('every snippet is shown by the page that its folder is named after', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== folder)
    .map(({ parentPath, name }) => path.posix.join(parentPath.replaceAll(path.sep, '/'), name));
  const own = ({ page, file }) => file.startsWith(`${folder}/${path.parse(page).name.toLowerCase()}/`);
  expect(
    shown
      .filter(own)
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(files.toSorted());
  expect(shown.filter(({ file }) => !existsSync(file))).toEqual([]);
});
