/**
 * Type-checks each folder of examples that has a tsconfig.json, like `tsc --noEmit`, against the source of the package.
 * If an example's own packages are not installed, a file that needs them is only checked for wrong imports, because
 * other types in it depend on theirs.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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

/** 'Cannot find module …', and 'Module … has no exported member …' in three wordings. */
const wrongImports = [2307, 2305, 2614, 2724];
/** No path, and no entry of the package. */
const ownPackage = /^Cannot find module '(?!\.|cart-fragment\b)/;
const isOfMissingPackage = ({ messageText }) => ownPackage.test(ts.flattenDiagnosticMessageText(messageText, '\n'));

function problemsIn(folder) {
  const config = path.join(folder, 'tsconfig.json');
  const json = ts.readConfigFile(config, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(json.config, ts.sys, folder, options, config);
  const program = ts.createProgram(parsed.fileNames, parsed.options, host);
  if (existsSync(path.join(folder, 'node_modules'))) return [...parsed.errors, ...ts.getPreEmitDiagnostics(program)];
  console.log(
    `Skipped: types of ${path.relative(root, folder)} that need its own packages ('npm ci' there installs them)`,
  );
  return [...parsed.errors, ...parsed.fileNames.flatMap((name) => problemsWithoutPackages(program, name))];
}

function problemsWithoutPackages(program, name) {
  const problems = ts.getPreEmitDiagnostics(program, program.getSourceFile(name));
  if (!problems.some(isOfMissingPackage)) return problems;
  return problems.filter((problem) => wrongImports.includes(problem.code) && !isOfMissingPackage(problem));
}

const folders = readdirSync(path.join(root, 'examples'))
  .map((name) => path.join(root, 'examples', name))
  .filter((folder) => existsSync(path.join(folder, 'tsconfig.json')));
const problems = folders.flatMap(problemsIn);
console.log(ts.formatDiagnostics(problems, host));
process.exit(folders.length > 0 && problems.length === 0 ? 0 : 1);
