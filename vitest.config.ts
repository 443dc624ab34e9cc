import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { cssTextPlugin } from './scripts/lib/css-text.mjs';
import { publicNames } from './scripts/lib/package-entries.mjs';

const root = import.meta.dirname;

const alias = Object.entries(publicNames).map(([name, source]) => ({
  find: new RegExp(`^${name.replaceAll('.', String.raw`\.`)}$`),
  replacement: path.join(root, source),
}));

/** Parts of the store that use cookies and storage. Any other test that needs a DOM says so by `@vitest-environment`. */
export const storeWithDom = 'src/store/{express,wishlist}/**/*.test.ts';

/** Tests of code that changes globals of the page run in an environment of their own for each file. */
const isolated = [
  'src/{elements,storage}/**/*.test.{ts,tsx}',
  'src/hydrated-links.test.ts',
  'demo/host/**/*.test.ts',
  ...testsThatMockModules('src/react'),
];
const withDom = ['src/{dom,react}/**/*.test.{ts,tsx}', storeWithDom];
const all = [
  'src/**/*.test.{ts,tsx}',
  '{contract,demo}/**/*.test.ts',
  'tests/{docs,markup,modules,styles}/*.test.mjs',
  'tests/fuzz/history/*.test.mjs',
];
const alwaysExcluded = ['**/node_modules/**', '**/dist/**'];

/** In a shared environment, other files would get the mocked module. */
function testsThatMockModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));
}

/** By default, the files of a worker share an environment, because creating one takes longer than most files' tests. */
function project(name: string, environment: string, include: string[], exclude: string[] = [], isolate = false) {
  return {
    extends: true as const,
    test: {
      name,
      environment,
      include,
      exclude: [...alwaysExcluded, ...exclude],
      isolate,
      // Creates an environment in a tenth of the time that a new process takes.
      ...(isolate && { pool: 'vmThreads' as const }),
    },
  };
}

export default defineConfig({
  plugins: [cssTextPlugin()],
  resolve: { alias },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    // Only failing tests take this long. The machine may be slow and busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project('dom', 'happy-dom', withDom, isolated),
      project('dom, isolated', 'happy-dom', isolated, [], true),
      project('node', 'node', all, [...isolated, ...withDom]),
      project('directions', 'node', ['tests/directions/*.test.mjs']),
      project('shipped', 'node', ['tests/package/*.test.mjs']),
    ],
  },
});
