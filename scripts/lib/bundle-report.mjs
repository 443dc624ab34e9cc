import path from 'node:path';
import { gzipSync } from 'node:zlib';

export const gzipSize = (text) => gzipSync(text, { level: 9 }).length;

/** File names of the chunks that importing `entry` loads before it shows anything. */
function eagerClosure(entry, chunks) {
  const closure = new Set();
  const visit = (fileName) => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || closure.has(fileName)) return;
    closure.add(fileName);
    chunk.imports.forEach(visit);
  };
  visit(entry);
  return closure;
}

/** Everything that can ever be loaded from `entry`. */
function wholeClosure(entry, chunks) {
  const closure = new Set();
  const visit = (fileName) => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || closure.has(fileName)) return;
    closure.add(fileName);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  visit(entry);
  return closure;
}

/** The package that a module belongs to; our own sources count by their room. */
function ownerOf(moduleId, root) {
  const place = path.relative(root, moduleId.replace(/^\0/, '')).replaceAll(path.sep, '/');
  const fromPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(place);
  if (fromPackage) return fromPackage[1];
  return /^(src\/[^/]+)/.exec(place)?.[1] ?? 'bundler';
}

/** Minified bytes (not gzipped, which cannot be told apart) by owner, largest first. */
function byOwner(fileNames, chunks, root) {
  const bytes = {};
  for (const fileName of fileNames) {
    for (const [id, { renderedLength }] of Object.entries(chunks.get(fileName).modules)) {
      const owner = ownerOf(id, root);
      bytes[owner] = (bytes[owner] ?? 0) + renderedLength;
    }
  }
  return Object.fromEntries(Object.entries(bytes).sort(([, a], [, b]) => b - a));
}

/**
 * For every entry that Rollup wrote: what it loads at once and what later, gzipped file by file, as a server sends it.
 */
export function reportOf(outputs, root) {
  const entries = [];
  for (const output of outputs) {
    const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
    const size = (fileName) => ({ file: fileName, gzip: gzipSize(chunks.get(fileName).code) });
    const sum = (files) => files.reduce((total, { gzip }) => total + gzip, 0);
    for (const chunk of chunks.values()) {
      if (!chunk.isEntry) continue;
      const eagerNames = eagerClosure(chunk.fileName, chunks);
      const lazyNames = [...wholeClosure(chunk.fileName, chunks)].filter((name) => !eagerNames.has(name));
      const eager = [...eagerNames].map(size);
      const lazy = lazyNames.map(size);
      entries.push({
        entry: chunk.fileName,
        eagerGzip: sum(eager),
        lazyGzip: sum(lazy),
        eager,
        lazy,
        eagerRenderedBytesByOwner: byOwner(eagerNames, chunks, root),
      });
    }
  }
  return entries.sort((a, b) => a.entry.localeCompare(b.entry, 'en'));
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

/** The report for people. `budget` is the entry of dist/bundle-report.json of that name. */
export function reportText(entries, budget) {
  const lines = ['Gzipped size of what each entry loads at once, and of what it can load later', ''];
  for (const { entry, eagerGzip, lazyGzip, eager, lazy } of entries) {
    lines.push(`${entry.padEnd(32)} at once ${kilobytes(eagerGzip)}   later ${kilobytes(lazyGzip)}`);
    for (const { file, gzip } of eager) lines.push(`  at once  ${file.padEnd(50)} ${kilobytes(gzip)}`);
    for (const { file, gzip } of lazy) lines.push(`  later    ${file.padEnd(50)} ${kilobytes(gzip)}`);
    lines.push('');
  }
  if (budget !== null) {
    lines.push(
      `A page that shows a cart loads ${kilobytes(budget.eagerGzip).trim()}; react-dom alone is ` +
        `${kilobytes(budget.reactDomGzip).trim()}; the difference is ${kilobytes(budget.overReactDom).trim()} of ` +
        `${kilobytes(budget.limit).trim()} allowed.`,
      '',
    );
  }
  return lines.join('\n');
}
