import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe.each(['package-lock.json', 'tests/contract/package-lock.json', 'tests/hosts/package-lock.json'])(
  '%s',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));

    /** Whether a package at this path resolves another one: in its own node_modules, or in a parent folder's. */
    function finds(folder, name) {
      if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true;
      return folder !== '' && finds(folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1)), name);
    }

    it('lists every optional dependency, which npm 11 requires', () => {
      const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter((name) => !finds(folder, name)),
      );
      expect(missing).toEqual([]);
    });

    it('names no registry', () => {
      const resolved = Object.keys(packages).filter((folder) => packages[folder].resolved && !packages[folder].link);
      expect(resolved).toEqual([]);
    });
  },
);

it('all workspaces share one version of each dependency', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(['contract', 'demo']));
  expect(Object.keys(packages).filter((folder) => /^(contract|demo)\//.test(folder))).toEqual([]);
});
