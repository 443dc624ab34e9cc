import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = 'docs/specification-coverage.md';
const lines = readFileSync(page, 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| (?!-|(?:sentence|ruling|part|fault|input) )/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\||\|$/g, '').trim()));
const sentences = rows.filter((cells) => cells.length === 3);

/** Returns the path of a file that the page names, relative to the repository. */
const fileOf = (name) =>
  /^(demo|docs|scripts|tests)\/|^(package.json|rollup.config.mjs)$/.test(name) ? name : `src/${name}`;

const namedIn = (cell) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name).filter((name) => /[/.]\w*/.test(name));

/** Returns each test as its file and a part of its title. A part after `; ›` belongs to the same file. */
function testsIn(cell) {
  let file = '';
  return cell.split('; ').map((part) => {
    const [, named, piece] = /^(?:`([^`]+)` )?› (.+)$/.exec(part) ?? [];
    file = named ?? file;
    return { file, piece: piece ?? '' };
  });
}

function faultOf({ file, piece }) {
  const target = fileOf(file);
  if (file === '' || !existsSync(target)) return `no file ${file}`;
  const text = readFileSync(target, 'utf8');
  return piece !== '' && text.includes(piece) ? null : `${file} has no "${piece}"`;
}

describe('the page on specification coverage', () => {
  it('has a table for every section and a row for every ruling', () => {
    const sections = lines.flatMap((line) => /^## (\d)\. /.exec(line)?.[1] ?? []);
    expect(sections.join('')).toBe('123456789');
    expect(lines).toEqual(expect.arrayContaining(['## Faults', '## Hostile input']));
    expect(sentences.length).toBeGreaterThan(200);
    const numbers = sentences.flatMap(([first]) => {
      const [, from, to] = /^(\d+)(?: to (\d+))? \S/.exec(first) ?? [];
      return from
        ? Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) => Number(from) + index)
        : [];
    });
    expect(numbers).toEqual(Array.from({ length: 78 }, (_, index) => index + 1));
  });

  it('names files that exist', () => {
    const names = rows.flatMap((cells) => namedIn(cells[1] ?? ''));
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
  });

  it('names tests that exist for everything that is built', () => {
    const faults = sentences.flatMap(([sentence, built, shown]) => {
      if (shown === '') return built.includes('still to come') ? [] : [`nothing shows: ${sentence}`];
      return testsIn(shown)
        .map(faultOf)
        .filter((fault) => fault !== null);
    });
    expect(faults).toEqual([]);
  });
});
