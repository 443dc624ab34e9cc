import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPackage, packageFile } from './start-page.ts';

let project = '';
beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'start-page-'));
  const installed = path.join(project, 'node_modules/cart-fragment');
  await mkdir(path.join(installed, 'dist/chunks'), { recursive: true });
  await writeFile(path.join(installed, 'package.json'), '{"name":"cart-fragment"}');
  await writeFile(path.join(installed, 'dist/add.js'), 'add');
  await writeFile(path.join(installed, 'dist/chunks/a-1.js'), 'chunk');
});
afterAll(() => rm(project, { recursive: true }));

const file = (name: string) => packageFile(findPackage(project), new Request(`http://localhost/${name}`));

it('serves the scripts and styles of the installed package', async () => {
  const script = await file('cart/1.0.0/add.js');
  expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script?.text()).toBe('add');
  expect(await (await file('cart/1.0.0/chunks/a-1.js?v=1'))?.text()).toBe('chunk');
});

it.each([
  'cart/1.0.0/none.js',
  'cart/1.0.0/package.json',
  'cart/1.0.0/../package.json',
  'cart/%2e%2e/package.js',
  'other/add.js',
  '',
])('serves nothing for %s', async (name) => {
  expect(await file(name)).toBeNull();
});

it('says what to install where there is no package', () => {
  expect(() => findPackage(tmpdir())).toThrow('Install it in this folder');
});
