import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file) => readFileSync(file, 'utf8');
const page = read('docs/theming.md');
const element = read('src/elements/cart-fragment-element.ts');

const firstGroups = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

it.each([
  ['custom property', /^\| `(--[\w-]+)`/gm, /@cssprop \[(--[\w-]+)=/g],
  ['part', /^\| `(?!--)([\w-]+)`/gm, /@csspart ([\w-]+)/g],
])('the theming page lists exactly the %s names of the element', (_, onPage, inDocBlock) => {
  expect(firstGroups(page, onPage)).toEqual(firstGroups(element, inDocBlock));
});
