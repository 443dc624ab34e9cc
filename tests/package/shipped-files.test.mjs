import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { contractEntries, packageEntries } from '../../scripts/lib/package-entries.mjs';

const read = (file) => readFileSync(file, 'utf8');
const filesIn = (folder, matching) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => matching.test(file));
const importsOf = (file) => parseAst(read(file)).body.flatMap(({ source }) => (source ? [source.value] : []));
const packagesOf = (file) => importsOf(file).filter((name) => !/^([./]|node:)/.test(name));

const shipped = ['dist', 'contract/dist', 'demo/dist', 'demo/.node'].flatMap((folder) =>
  filesIn(folder, /\.(js|mjs|map|json|txt|css|html|ts)$/),
);
const libraryEntries = Object.keys(packageEntries.library).map((name) => `dist/${name}.js`);
const isLibrary = (file) => libraryEntries.includes(file) || file.startsWith('dist/library/');
const programs = filesIn('dist', /\.js$/);

describe('the built package', () => {
  it('has every file that package.json exports', () => {
    const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targets));
    const missing = targets(JSON.parse(read('package.json')).exports).filter((target) => !existsSync(target));
    expect(missing).toEqual([]);
  });

  it('contains no path of the build machine', () => {
    const ownPaths = [process.cwd(), `${homedir()}/`];
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.filter((file) => ownPaths.some((own) => read(file).includes(own)))).toEqual([]);
  });

  it('contains no TypeScript helper and no build-time constant', () => {
    const leftover = /__rewriteRelativeImportExtension|process\.env\.NODE_ENV/;
    expect(shipped.filter((file) => /\.m?js$/.test(file) && leftover.test(read(file)))).toEqual([]);
  });

  it.each(Object.keys(packageEntries.classic))('has %s.js as a classic script', (name) => {
    // Parses the script without running it.
    expect(() => new Function(read(`dist/${name}.js`))).not.toThrow();
  });

  it('bundles all packages into the entries for script tags', () => {
    const scripts = programs.filter((file) => !isLibrary(file));
    expect(scripts).toContain('dist/cart-fragment.js');
    expect(scripts.filter((file) => packagesOf(file).length > 0)).toEqual([]);
  });

  it.each(
    Object.keys(packageEntries)
      .filter((kind) => kind !== 'classic')
      .flatMap((kind) => Object.keys(packageEntries[kind])),
  )('has %s.js, which a server can import', async (name) => {
    await expect(import(pathToFileURL(`dist/${name}.js`).href)).resolves.toBeTypeOf('object');
  });

  it('bundles all packages into the contract', () => {
    const scripts = filesIn('contract/dist', /\.js$/);
    expect(scripts).toEqual(
      expect.arrayContaining(Object.keys(contractEntries).map((name) => `contract/dist/${name}.js`)),
    );
    expect(scripts.filter((file) => packagesOf(file).length > 0)).toEqual([]);
  });

  it('names the licenses of the bundled packages', () => {
    const named = [...read('dist/licenses.txt').matchAll(/^Name: (.+)$/gm)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(['react-dom', 'zod', 'zustand', '@r2wc/core']));
    expect(read('dist/licenses.analytics.txt')).toContain('Name: search-insights');
  });

  it("leaves the packages of the index to the host's bundler", () => {
    const left = programs.filter(isLibrary).flatMap(packagesOf);
    expect(left).toEqual(expect.arrayContaining(['react', 'react-dom/client', '@r2wc/core', 'zod/mini']));
  });

  it("leaves no package to the host's bundler that warns in development", () => {
    expect(programs.filter(isLibrary).flatMap(packagesOf)).not.toContain('lit-html');
  });
});

describe('what a page loads', () => {
  /** Whether a syntax node contains `await` outside functions. */
  const awaits = (node) =>
    typeof node === 'object' &&
    node !== null &&
    (node.type === 'AwaitExpression' ||
      node.await === true ||
      Object.values(node).some((inner) => !/Function/.test(inner?.type) && awaits(inner)));

  it('has no top-level await, which would break zone.js, Parcel and IIFE builds', () => {
    expect(programs.filter((file) => awaits(parseAst(read(file))))).toEqual([]);
  });

  it('loads in two requests: the entry and the program', () => {
    expect(new Set(importsOf('dist/cart-fragment.js'))).toEqual(new Set(['./cart-fragment.program.js']));
    expect(importsOf('dist/cart-fragment.program.js')).toEqual([]);
  });

  it('shares one program between entries with different queries', () => {
    const imported = programs.filter((file) => importsOf(file).some((name) => name.endsWith('/cart-fragment.js')));
    expect(imported).toEqual([]);
  });

  it('includes the style for server markup as a file', async () => {
    const { renderCartFragment } = await import(pathToFileURL('dist/server.js').href);
    const [, embedded] = /<style>(.*?)<\/style>/s.exec(await renderCartFragment({ baseUrl: '/' })) ?? [];
    expect(read('dist/cart-fragment.css')).toBe(`@charset "utf-8";\n${embedded}`);
  });
});
