/**
 * Type-checks each folder of examples that has a tsconfig.json, like `tsc --noEmit`, against the source of the package.
 * Installs the example's own packages if they are missing.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { installIn } from './lib/install.mjs';
import { publicNames } from './lib/package-entries.mjs';

const root = path.join(import.meta.dirname, '..');
const options = {
  noEmit: true,
  rootDir: root,
  allowImportingTsExtensions: true,
  paths: Object.fromEntries(Object.entries(publicNames).map(([name, file]) => [name, [path.join(root, file)]])),
  typeRoots: [path.join(root, 'node_modules/@types')],
};
const host = ts.createCompilerHost(options);

function problemsIn(folder) {
  installIn(folder);
  const config = path.join(folder, 'tsconfig.json');
  const json = ts.readConfigFile(config, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(json.config, ts.sys, folder, options, config);
  const program = ts.createProgram(parsed.fileNames, parsed.options, host);
  return [...parsed.errors, ...ts.getPreEmitDiagnostics(program)];
}

const folders = readdirSync(path.join(root, 'examples'))
  .map((name) => path.join(root, 'examples', name))
  .filter((folder) => existsSync(path.join(folder, 'tsconfig.json')));
const problems = folders.flatMap(problemsIn);
console.log(ts.formatDiagnostics(problems, host));
process.exit(folders.length > 0 && problems.length === 0 ? 0 : 1);
