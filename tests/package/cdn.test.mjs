import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'dist/cdn';
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    path.posix.relative(folder, path.posix.join(parentPath.replaceAll(path.sep, '/'), name)),
  );
const read = (name) => readFileSync(`${folder}/${name}`);
const json = (name) => JSON.parse(read(name));
const served = files.filter((name) => /\.(js|css)$/.test(name)).toSorted();

describe('the folder to serve', () => {
  it('has what browsers need, and nothing else', () => {
    expect(served).toContain('cart-fragment.program.js');
    expect(files.filter((name) => /server|\.d\.ts$|library|openapi|custom-elements|\.map$/.test(name))).toEqual([]);
    const size = files.reduce((sum, name) => sum + read(name).length, 0);
    expect(size).toBeLessThan(850_000);
  });

  it('has every file that its files import', () => {
    const missing = served.flatMap((name) =>
      [...String(read(name)).matchAll(/["'](\.{1,2}\/chunks\/[\w.-]+\.js|\.\.\/[\w.-]+\.js)["']/g)]
        .map(([, imported]) => path.posix.join(path.posix.dirname(name), imported))
        .filter((imported) => !files.includes(imported)),
    );
    expect(missing).toEqual([]);
  });

  it('names all files but the entries with a hash', () => {
    const chunks = files.filter((name) => name.startsWith('chunks/'));
    expect(chunks.length).toBeGreaterThan(20);
    expect(chunks.filter((name) => !/-[\w-]{8}\.js$/.test(name))).toEqual([]);
  });

  it('lists the integrity of every file, also for an import map', () => {
    const hashOf = (name) => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`;
    expect(json('integrity.json')).toEqual(Object.fromEntries(served.map((name) => [name, hashOf(name)])));
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const { imports, integrity } = json('importmap.json');
    expect(imports['cart-fragment/cart-badge.js']).toBe(`/cart/${version}/cart-badge.js`);
    for (const [url, hash] of Object.entries(integrity))
      expect(hash).toBe(hashOf(url.replace(`/cart/${version}/`, '')));
  });
});
