/**
 * dist/server.js runs wherever JavaScript does: it imports nothing, and importing it leaves no timer or port behind
 * that keeps Node from ending.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rollup/parseAst';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

const file = path.join(root, 'dist/server.js');
const problems = [];

const text = readFileSync(file, 'utf8');
const imports = [
  ...parseAst(text).body.flatMap(({ source }) => (source ? [source.value] : [])),
  ...(text.match(/\brequire\(['"][^'"]+['"]\)/g) ?? []),
];
if (imports.length > 0) problems.push(`It imports ${imports.join(', ')}`);

const program = `import { renderCartFragment } from ${JSON.stringify(pathToFileURL(file).href)};
if (typeof renderCartFragment !== 'function') throw new Error('It exports no renderCartFragment');`;
const { code, output } = await run(process.execPath, ['--input-type=module', '-e', program], { timeout: 10_000 });
if (code !== 0) problems.push(`Node could not import it, or did not end after it:\n${output}`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
