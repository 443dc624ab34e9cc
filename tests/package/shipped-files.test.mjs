import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageEntries } from '../../scripts/lib/package-entries.mjs';

const read = (file) => readFileSync(file, 'utf8');
const filesIn = (folder, matching) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => matching.test(file));
const packagesOf = (file) =>
  Array.from(read(file).matchAll(/\b(?:from|import)\s*["']([^"'./][^"']*)["']/g), ([, name]) => name);

const shipped = ['dist', 'demo/dist', 'demo/.node'].flatMap((folder) =>
  filesIn(folder, /\.(js|mjs|map|json|txt|css|html|ts)$/),
);
const libraryEntries = Object.keys(packageEntries.library).map((name) => `dist/${name}.js`);
const isLibrary = (file) => libraryEntries.includes(file) || file.startsWith('dist/chunks/library-');
const programs = filesIn('dist', /\.js$/);

describe('the built package', () => {
  it('has every file that package.json exports', () => {
    const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targets));
    const missing = targets(JSON.parse(read('package.json')).exports).filter((target) => !existsSync(target));
    expect(missing).toEqual([]);
  });

  it('names no path of the machine that built it', () => {
    const ownPaths = [process.cwd(), `${homedir()}/`];
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.filter((file) => ownPaths.some((own) => read(file).includes(own)))).toEqual([]);
  });

  it('holds nothing that the build should have replaced', () => {
    const leftover = /__rewriteRelativeImportExtension|process\.env\.NODE_ENV/;
    expect(shipped.filter((file) => /\.m?js$/.test(file) && leftover.test(read(file)))).toEqual([]);
  });

  it.each(Object.keys(packageEntries.classic))('has %s.js as a classic script', (name) => {
    // Compiles it without running it.
    expect(() => new Function(read(`dist/${name}.js`))).not.toThrow();
  });

  it('bundles all packages into the entries for script tags', () => {
    const scripts = programs.filter((file) => !isLibrary(file));
    expect(scripts).toContain('dist/cart-fragment.js');
    expect(scripts.filter((file) => packagesOf(file).length > 0)).toEqual([]);
  });

  it('leaves the packages of the index to the bundler of the host', () => {
    const left = programs.filter(isLibrary).flatMap(packagesOf);
    expect(left).toEqual(expect.arrayContaining(['react', 'react-dom/client', '@r2wc/core', 'zod/mini']));
  });
});

describe('the cart', () => {
  const importsOf = (file) =>
    Array.from(read(file).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g), ([, name]) => name);

  it('comes in two requests: the entry and the program', () => {
    expect(new Set(importsOf('dist/cart-fragment.js'))).toEqual(new Set(['./cart-fragment.program.js']));
    expect(importsOf('dist/cart-fragment.program.js')).toEqual([]);
  });
});
