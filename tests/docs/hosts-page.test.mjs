import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { markedIn, shownFiles } from './shown-files.mjs';

const shown = shownFiles('docs/hosts.md');

it.each(shown)('the hosts page shows $file as the tests open it', ({ file, lines }) => {
  expect(lines).toBe(markedIn(file));
});

it('the hosts page shows part of every page that the tests open', () => {
  const notShown = ['mootools', 'prototype'];
  const folders = readdirSync('tests/hosts/pages').filter((name) => !notShown.includes(name));
  expect(new Set(shown.map(({ file }) => file.split('/')[3]))).toEqual(new Set(folders));
});
