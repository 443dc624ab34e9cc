/**
 * Writes dist/cdn: the files that browsers load, and nothing else, with their integrity. Entries keep their names; the names
 * of all other files contain a hash.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageEntries } from './lib/package-entries.mjs';

const target = 'dist/cdn';
const { browser, standalone, classic } = packageEntries;
const entries = Object.keys({ ...browser, ...standalone, ...classic }).map((name) => `${name}.js`);

/** The file and all that it imports, at once or later. */
function withImports(name, found = new Set()) {
  if (found.has(name) || !existsSync(path.join('dist', name))) return found;
  found.add(name);
  const imports = readFileSync(path.join('dist', name), 'utf8').matchAll(/["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g);
  for (const [, imported] of imports) withImports(path.posix.join(path.posix.dirname(name), imported), found);
  return found;
}

const scripts = entries.reduce((found, name) => withImports(name, found), new Set());
const others = readdirSync('dist').filter((name) => /\.css$|^licenses(?!\.library).*\.txt$/.test(name));

rmSync(target, { recursive: true, force: true });
mkdirSync(path.join(target, 'chunks'), { recursive: true });
for (const name of [...scripts, ...others]) copyFileSync(path.join('dist', name), path.join(target, name));

const hashOf = (name) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(path.join(target, name)))
    .digest('base64')}`;
const served = [...scripts, ...others.filter((name) => name.endsWith('.css'))].toSorted();
const integrity = Object.fromEntries(served.map((name) => [name, hashOf(name)]));

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Each version has a folder of its own. */
const folder = `/cart/${version}/`;
const modules = served.filter((name) => name.endsWith('.js') && !(name.replace('.js', '') in classic));
const importMap = {
  imports: Object.fromEntries(
    Object.keys({ ...browser, ...standalone }).map((name) => [`cart-fragment/${name}.js`, `${folder}${name}.js`]),
  ),
  integrity: Object.fromEntries(modules.map((name) => [folder + name, integrity[name]])),
};

const write = (name, value) => writeFileSync(path.join(target, name), `${JSON.stringify(value, null, 2)}\n`);
write('integrity.json', integrity);
write('importmap.json', importMap);
