import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('npm pack', () => {
  it('packs the build, one types file per entry, the docs with their examples, and the changelog', () => {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const [{ files }] = JSON.parse(
      execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' }),
    );
    const packed = files.map((file) => file.path);
    expect(packed).toEqual(
      expect.arrayContaining([
        ...['CHANGELOG.md', 'README.md', 'docs/integrating.md', 'docs/examples/full-cart.json'],
        ...['dist/define.js', 'dist/index.js', 'dist/licenses.txt', 'dist/openapi.json', 'dist/web-types.json'],
      ]),
    );
    const folders = new Set(packed.map((file) => path.posix.dirname(file)).filter((name) => name.startsWith('dist/')));
    expect([...folders].toSorted()).toEqual([
      'dist/cdn',
      'dist/cdn/chunks',
      'dist/chunks',
      'dist/library',
      'dist/types',
      'dist/types/shared',
    ]);
  });

  it('fails if a file that package.json names is missing', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cart-fragment-'));
    const exports = { '.': { types: './there.txt', default: './missing.js' } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ exports }));
    writeFileSync(path.join(folder, 'there.txt'), '');
    const { status, stderr } = spawnSync(process.execPath, [path.resolve('scripts/check-package.mjs')], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toContain('./missing.js');
    expect(stderr).not.toContain('there.txt');
  });
});
