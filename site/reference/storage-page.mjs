import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { code, section, text } from './markdown.mjs';

const folder = 'src/storage';
const kinds = [
  ['cookie', 'Cookies'],
  ['local', 'Local storage'],
  ['session', 'Session storage, until the tab is closed unless noted'],
];

/** The comment of each exported entry, by its name. */
function comments() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const statements = files.flatMap((file) => {
    const content = readFileSync(`${folder}/${file}`, 'utf8');
    return [...ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true).statements];
  });
  return new Map(
    statements.filter(ts.isVariableStatement).map((statement) => [
      statement.declarationList.declarations[0].name.getText(),
      ts
        .getJSDocCommentsAndTags(statement)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join(' '),
    ]),
  );
}

const units = [
  ['years', 365 * 24 * 60 * 60],
  ['hours', 60 * 60],
  ['minutes', 60],
];

function durationOf(seconds) {
  if (seconds === null) return '';
  const [unit, length] = units.find(([, size]) => seconds % size === 0);
  const count = seconds / length;
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** The page of all entries in the browser's storage, from the registry. */
export function storagePage(registry) {
  const commentOf = comments();
  const entries = Object.entries(registry).filter(([, entry]) => typeof entry === 'object' && 'kind' in entry);
  const sections = kinds.map(([kind, heading]) =>
    section(
      heading,
      ['name', 'entry', 'written by', 'lifetime', 'content'],
      entries
        .filter(([, entry]) => entry.kind === kind)
        .map(([name, entry]) => [
          code(entry.name),
          code(name),
          text(entry.owner),
          durationOf(entry.lifetime),
          text(commentOf.get(name)),
        ]),
    ),
  );
  return `# Cookies and storage: all entries\n\nHow they are stored, and what needs consent: [Storage](../storage.md).\n${sections.join('')}`;
}
