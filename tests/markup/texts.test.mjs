import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { bareSentences } from './bare-sentences.mjs';
import { looseTexts } from './loose-texts.mjs';

const loose = [
  '<p>Anzahl: {text}</p>',
  '<p>{text}{isShown && <b />}</p>',
  '<p>{count}<b /></p>',
  '<p>{isShown && text}<b /></p>',
  '<p>{isShown ? text : <b />}<i /></p>',
  '<p><b /> <i /></p>',
  "<p><b />{' '}<i /></p>",
  '<p><b />{[text]}</p>',
  '<p><b />{node}</p>',
  '<>{text}</>',
  '<Fragment>{text}</Fragment>',
  '<Suspense>{text}</Suspense>',
  '<Context value={1}>{text}</Context>',
  '<Box><b />{text}</Box>',
  '() => { const Part = () => text; return <Part />; }',
  'function Part({ children }: { children: ReactNode }) { return isShown ? <b /> : children; }',
];
const lone = [
  '<p>Anzahl</p>',
  '<p>{text}</p>',
  '<p>{count}</p>',
  '<p>{node}</p>',
  '<p>{isShown && text}</p>',
  '<p>{isShown ? text : <b />}</p>',
  '<p>{`${text}.`}</p>',
  '<p><b>{text}</b>{isShown && <i />}</p>',
  '<p>{text && <b />}{isShown ? <i /> : null}{[text].map((one) => <i key={one} />)}</p>',
  '<Box>{text}</Box>',
  '<Context value={1}><b>{text}</b></Context>',
  'function Part() { return isShown && <b>{text}</b>; }',
];

const bare = [
  '`${text} entfernen`',
  '(title: string) => `Anzahl, ${title}`',
  '`${count} Tickets für ${text}`',
  "`${isShown ? text : 'Artikel'} entfernen`",
  '`${node}`',
];
const said = [
  "'Anzahl'",
  'say`${text} entfernen`',
  '`${count} Artikel`',
  "`${isShown ? 'ein' : 'kein'} Artikel`",
  '`${formatMoney(count)} verrechnet`',
  '`tel:${text}`',
];
const bareNames = ['<p aria-label={`${text} entfernen`} />', '<img alt={`Bild von ${text}`} />'];
const saidNames = ['<p aria-label={text} />', '<p aria-label={say`${text} entfernen`} />', '<p id={`id-${text}`} />'];

const preamble = `
import { createContext, Fragment, Suspense, type ReactNode } from 'react';
declare const text: string, count: number, isShown: boolean, node: ReactNode;
declare const say: (texts: TemplateStringsArray, ...inserted: string[]) => string, formatMoney: (amount: number) => string;
const Context = createContext(0);
const Box = ({ children }: { children: ReactNode }) => <div>{children}</div>;
`.trim();

/** Writes pieces of code into a file, one in each line. Inside the repository, so that its packages can be resolved. */
function plant(name, code) {
  const file = path.resolve('.cache/planted', name);
  const lines = code.map((piece, index) => `export const piece${index} = ${piece};`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [preamble, ...lines].join('\n'));
  return { file, lineOf: (piece) => preamble.split('\n').length + code.indexOf(piece) + 1 };
}

const markup = plant('markup.tsx', [...loose, ...lone]);
const messages = plant('messages/sentences.tsx', [...bare, ...said]);
const names = plant('names.tsx', [...bareNames, ...saidNames]);

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const sources = fileNames.filter((file) => !/\.test\.|\/testing\//.test(file));
const components = sources.filter((file) => file.endsWith('.tsx'));
const program = ts.createProgram([...[markup, messages, names].map(({ file }) => file), ...sources], options);

const isFoundBy = (find, { file, lineOf }) => {
  const found = find(program, [file]);
  return (piece) => found.some((one) => one.includes(`${path.basename(file)}:${lineOf(piece)} `));
};

describe('looseTexts', () => {
  const isFound = isFoundBy(looseTexts, markup);
  it.each(loose)('finds the text in %s', (piece) => expect(isFound(piece)).toBe(true));
  it.each(lone)('finds none in %s', (piece) => expect(isFound(piece)).toBe(false));
});

describe('bareSentences', () => {
  const isFound = isFoundBy(bareSentences, messages);
  it.each(bare)('finds %s', (piece) => expect(isFound(piece)).toBe(true));
  it.each(said)('does not find %s', (piece) => expect(isFound(piece)).toBe(false));
  const isNameFound = isFoundBy(bareSentences, names);
  it.each(bareNames)('finds the name in %s', (piece) => expect(isNameFound(piece)).toBe(true));
  it.each(saidNames)('finds no name in %s', (piece) => expect(isNameFound(piece)).toBe(false));
});

describe('the texts of the page', () => {
  it('stand alone in their elements, so that a page translation cannot break the page or keep old texts', () => {
    const files = readdirSync('src', { recursive: true }).filter((file) => /(?<!\.test)\.tsx$/.test(file));
    expect(components).toHaveLength(files.filter((file) => !/\btesting\b/.test(file)).length);
    expect(looseTexts(program, components)).toEqual([]);
  });

  it('isolate those of the shop in sentences and names', () => {
    const messages = sources.filter((file) => file.includes('/messages/'));
    expect(messages.length).toBeGreaterThan(29);
    expect(bareSentences(program, [...components, ...messages])).toEqual([]);
  });
});
