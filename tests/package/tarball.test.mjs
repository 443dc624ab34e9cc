import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, linksIn } from '../docs/page-links.mjs';

/** The file of the package and the anchor that a link leads to. */
function targetOf(page, link) {
  const [file, anchor] = link.split('#');
  return [file === '' ? page : path.posix.join(path.posix.dirname(page), decodeURI(file)), anchor];
}

describe('npm pack', () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ files }] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' }));
  const packed = files.map((file) => file.path);

  it('packs the build, one types file per entry, the docs with their examples, and the changelog', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        ...[
          'CHANGELOG.md',
          'README.md',
          'docs/integrating.md',
          'docs/reference/kit.md',
          'docs/examples/full-cart.json',
        ],
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

  it.each(packed.filter((file) => file.endsWith('.md')))('%s has only links that lead to packed files', (page) => {
    const targets = linksIn(page).map((link) => [link, ...targetOf(page, link)]);
    const isDead = ([, file, anchor]) =>
      !packed.includes(file) || (anchor && file.endsWith('.md') && !anchorsOf(file).includes(anchor));
    expect(targets.filter(isDead)).toEqual([]);
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
