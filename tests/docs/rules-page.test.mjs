import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/rules.md', 'utf8');
const subjects = page
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ heading: section.split('\n')[0], rules: rulesIn(section) }));
const rules = subjects.flatMap((subject) => subject.rules);

/** A rule is a numbered statement with a list: `- Built in …` and `- Shown by …`, or `- Not built yet`. */
function rulesIn(section) {
  return section
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((text) => {
      const entry = (start) => new RegExp(`^ +- ${start}(.*)$`, 'm').exec(text)?.[1]?.trim();
      return {
        number: Number(/^\d+/.exec(text)[0]),
        statement: /^\d+\. +(.*)/.exec(text)[1],
        files: [...(entry('Built in') ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file),
        tests: testsIn(entry('Shown by')),
        isBuilt: entry('Not built yet') === undefined,
      };
    });
}

/** Returns each test as its file and a part of its title. A part after `; ›` belongs to the same file. */
function testsIn(citations) {
  let file = '';
  return (citations?.split('; ') ?? []).map((citation) => {
    const [, named, piece] = /^(?:`([^`]+)` )?› (.+)$/.exec(citation) ?? [];
    file = named ?? file;
    return { file, piece: piece ?? '' };
  });
}

/** Returns the path of a file that the page names, relative to the repository. */
const fileOf = (name) =>
  /^(contract|demo|docs|scripts|tests)\/|^(package.json|rollup.config.mjs)$/.test(name) ? name : `src/${name}`;

function faultOf({ file, piece }) {
  const target = fileOf(file);
  if (file === '' || !existsSync(target)) return `no file ${file}`;
  const text = readFileSync(target, 'utf8');
  return piece !== '' && text.includes(piece) ? null : `${file} has no "${piece}"`;
}

const headingsOf = (faulty) => faulty.map(({ number, statement }) => `${number}. ${statement}`);

describe('the page on rules', () => {
  it('has rules for every subject, and lists the subjects at its start', () => {
    expect(subjects.filter((subject) => subject.rules.length === 0)).toEqual([]);
    const listed = [...page.split('\n## ')[0].matchAll(/^- \[(.+)\]\(#.+\)$/gm)].map(([, heading]) => heading);
    expect(subjects.map(({ heading }) => heading)).toEqual(listed);
  });

  it('numbers its rules without gaps', () => {
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.map(({ number }) => number)).toEqual(rules.map((_, index) => index + 1));
  });

  it('starts each rule with its statement', () => {
    expect(headingsOf(rules.filter(({ statement }) => !statement.startsWith('**')))).toEqual([]);
  });

  it('names files that exist', () => {
    const names = rules.flatMap(({ files }) => files);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
  });

  it('cites a test for every rule that is built', () => {
    expect(headingsOf(rules.filter(({ isBuilt, tests }) => isBuilt === (tests.length === 0)))).toEqual([]);
  });

  it('cites tests that exist', () => {
    const faults = rules.flatMap(({ tests }) => tests.map(faultOf).filter((fault) => fault !== null));
    expect(faults).toEqual([]);
  });
});
