import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = (name) => readFileSync(`docs/reference/${name}.md`, 'utf8');
const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const elements = modules.flatMap(({ declarations }) => declarations);

describe.each(elements)('the reference of $tagName', (element) => {
  it.each(['attributes', 'events', 'slots', 'cssParts', 'cssProperties'])('has all %s of the manifest', (kind) => {
    const names = (element[kind] ?? []).map(({ name }) => `| \`${name}\` |`);
    expect(names.filter((name) => !page(element.tagName).includes(name))).toEqual([]);
  });
});

it('every field of the fragment data and every entry of the storage has a meaning', () => {
  const rows = ['fragment-data', 'storage'].flatMap((name) => page(name).match(/^\| `.*$/gm));
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([]);
});

it('has a page for each element, and for data, storage and kit', () => {
  const names = [...elements.map(({ tagName }) => tagName), 'fragment-data', 'kit', 'storage'];
  expect(readdirSync('docs/reference').toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted());
});
