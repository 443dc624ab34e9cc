import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesWithVersion, withVersion } from '../../scripts/lib/shown-version.mjs';

const read = (file) => readFileSync(file, 'utf8');
const { version } = JSON.parse(read('package.json'));

it('addresses and names of files have the version of package.json', () => {
  const files = filesWithVersion();
  expect(files.filter((file) => read(file).includes(`/cart/${version}/`)).length).toBeGreaterThan(30);
  expect(files.filter((file) => withVersion(read(file), version) !== read(file))).toEqual([]);
});

it('the contract and the lockfile have the same version', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const versions = [JSON.parse(read('contract/package.json')), packages[''], packages.contract];
  expect(versions.map((entry) => entry.version)).toEqual(Array(3).fill(version));
});

it('the changelog begins with this version and its date', () => {
  expect(/^## .*/m.exec(read('CHANGELOG.md'))?.[0]).toMatch(new RegExp(`^## ${version} \\(\\d{4}-\\d\\d-\\d\\d\\)$`));
});

it('the security policy supports this version', () => {
  expect(read('SECURITY.md')).toMatch(new RegExp(`^\\| ${version.replace(/\.\d+$/, '')} +\\| yes`, 'm'));
});
