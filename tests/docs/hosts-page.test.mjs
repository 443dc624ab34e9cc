import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/hosts.md', 'utf8');

/** What the page shows: a comment with the file it comes from, and its lines. */
const shown = [...page.matchAll(/<!-- (tests\/hosts\/pages\/\S+) -->\n\n```\w+\n([^]*?)\n```/g)].map(
  ([, file, lines]) => ({ file, lines }),
);

/** Returns the parts of a file between `docs` and `docs end`, or the whole file if it has none. */
function markedIn(file) {
  const text = readFileSync(file, 'utf8');
  const mark = (words) => String.raw`^ *(?:<!--|\/\/|\{\/\*) ${words}(?: -->| \*\/\})?\n`;
  const parts = [...text.matchAll(new RegExp(`${mark('docs')}([^]*?)${mark('docs end')}`, 'gm'))];
  return parts.length > 0 ? parts.map(([, lines]) => dedented(lines)).join('\n\n') : text.trimEnd();
}

function dedented(text) {
  const lines = text.trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)[0].length);
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}

it.each(shown)('the page on hosts shows what the tests open of $file', ({ file, lines }) => {
  expect(lines).toBe(markedIn(file));
});

it('the page on hosts shows something of every page that the tests open', () => {
  const notShown = ['mootools', 'prototype'];
  const folders = readdirSync('tests/hosts/pages').filter((name) => !notShown.includes(name));
  expect(new Set(shown.map(({ file }) => file.split('/')[3]))).toEqual(new Set(folders));
});
