import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file) => readFileSync(file, 'utf8');
const page = read('docs/theming.md');
const element = read('src/elements/cart-fragment-element.ts');

const firstGroups = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

it('the dark theme of the page on theming is the one that the gallery shows', () => {
  expect(page).toContain('```css\n' + read('demo/host/gallery/dark-theme.css') + '```\n');
});

it.each([
  ['custom property', /^\| `(--[\w-]+)`/gm, /@cssprop \[(--[\w-]+)=/g],
  ['part', /^\| `(?!--)([\w-]+)`/gm, /@csspart ([\w-]+)/g],
])('the page on theming lists exactly the %s names of the element', (_, onPage, inDocBlock) => {
  expect(firstGroups(page, onPage)).toEqual(firstGroups(element, inDocBlock));
});
