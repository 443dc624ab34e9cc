/**
 * What is shipped is complete and clean: every export exists, no machine's path, classic scripts are no modules, and
 * pages load what they should.
 */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rollup/parseAst';
import { listFiles } from '../lib/list-files.mjs';
import { packageEntries } from '../lib/package-entries.mjs';
import { root } from '../lib/root.mjs';

const problems = [];
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targets));
for (const target of targets(JSON.parse(read('package.json')).exports)) {
  if (!existsSync(path.join(root, target))) problems.push(`package.json exports ${target}, which does not exist`);
}

for (const folder of ['dist', 'demo/dist', 'demo/.node']) {
  for (const file of listFiles(path.join(root, folder), /\.(js|mjs|map|json|txt|css|html|ts)$/)) {
    const text = read(`${folder}/${file}`);
    if (text.includes(root) || text.includes(`${homedir()}/`))
      problems.push(`${folder}/${file} names a path of this machine`);
    if (/__rewriteRelativeImportExtension|process\.env\.NODE_ENV/.test(text) && /\.m?js$/.test(file)) {
      problems.push(`${folder}/${file} holds what the build should have replaced`);
    }
  }
}

for (const name of Object.keys(packageEntries.classic)) {
  const text = read(`dist/${name}.js`);
  try {
    // Compiles it as a classic script, without running it.
    new Function(text);
  } catch (error) {
    problems.push(`dist/${name}.js is no classic script: ${error.message}`);
  }
}

// Entries for script tags bring along everything they need; the index leaves React to the host's bundler.
const programs = listFiles(path.join(root, 'dist'), /\.js$/);
const libraryEntries = Object.keys(packageEntries.library).map((name) => `${name}.js`);
const isLibrary = (file) => libraryEntries.includes(file) || file.startsWith('chunks/library-');
const modules = new Map(programs.map((file) => [file, parseAst(read(`dist/${file}`))]));
const importsOf = (file) => modules.get(file).body.flatMap(({ source }) => (source ? [source.value] : []));
const packagesOf = (file) => importsOf(file).filter((name) => !/^[./]/.test(name));
for (const file of programs.filter((name) => !isLibrary(name))) {
  const packages = packagesOf(file);
  if (packages.length > 0) problems.push(`dist/${file} leaves ${packages.join(', ')} to somebody else`);
}
const left = new Set(programs.filter(isLibrary).flatMap(packagesOf));
for (const name of ['react', 'react-dom/client', '@r2wc/core', 'zod/mini']) {
  if (!left.has(name)) problems.push(`dist/index.js brings its own ${name}`);
}

// A top-level await breaks hosts with zone.js, Parcel and IIFE builds.
const isFunction = ({ type }) => /Function/.test(type);
const awaits = (node) =>
  typeof node === 'object' &&
  node !== null &&
  (node.type === 'AwaitExpression' ||
    node.await === true ||
    Object.values(node).some((inner) => !isFunction(inner ?? {}) && awaits(inner)));
for (const [file, ast] of modules) if (awaits(ast)) problems.push(`dist/${file} has a top-level await`);

// Pages load two files: the entry, under any query, and the program, which everything that comes later shares.
const program = './cart-fragment.program.js';
if (importsOf('cart-fragment.js').some((name) => name !== program))
  problems.push(`dist/cart-fragment.js has to import ${program} alone`);
if (importsOf('cart-fragment.program.js').length > 0) problems.push('dist/cart-fragment.program.js imports more');
for (const file of programs) {
  if (importsOf(file).some((name) => name.endsWith('/cart-fragment.js')))
    problems.push(`dist/${file} imports the entry`);
}

const { renderCartFragment } = await import(pathToFileURL(path.join(root, 'dist/server.js')).href);
const [, embedded] = /<style>(.*?)<\/style>/s.exec(await renderCartFragment({ baseUrl: '/' })) ?? [];
if (embedded !== read('dist/cart-fragment.css'))
  problems.push('dist/cart-fragment.css is not the style of server markup');

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
