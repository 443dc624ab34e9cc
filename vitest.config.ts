import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { cssTextPlugin } from './scripts/lib/css-text.mjs';
import { publicNames } from './scripts/lib/package-entries.mjs';

const root = import.meta.dirname;

const alias = Object.entries(publicNames).map(([name, source]) => ({
  find: new RegExp(`^${name.replaceAll('.', String.raw`\.`)}$`),
  replacement: path.join(root, source),
}));

const needsDom = [
  'src/{react,elements}/**/*.test.{ts,tsx}',
  'src/storage/*.test.ts',
  'src/store/{sync-browser-storage,express/*,wishlist/*}.test.ts',
  'demo/host/**/*.test.ts',
];

/** Tests that mock modules, spy on the console or test global state run in an isolated environment. */
const standsAlone = [
  'src/elements/error-reporting/*.test.ts',
  'src/elements/analytics/*.test.ts',
  'src/storage/stored.test.ts',
  'src/react/cart-root.test.tsx',
  'src/react/snackbar/snackbars-without-code.test.tsx',
  'src/react/items/{item-list,when-idle}.test.{ts,tsx}',
  'demo/host/backend/*.test.ts',
];

const everything = ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/{docs,styles}/*.test.mjs'];
const builtOrNotOurs = ['**/node_modules/**', '**/dist/**'];

/** All other tests share one environment per worker, because creating one takes longer than most files' tests. */
function project(name: string, environment: string, include: string[], exclude: string[] = [], isolate = false) {
  return {
    extends: true as const,
    test: { name, environment, include, exclude: [...builtOrNotOurs, ...exclude], isolate },
  };
}

export default defineConfig({
  plugins: [cssTextPlugin()],
  resolve: { alias },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    // Only a failure takes this long. Tests measure no time, and the machine may be slow and busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project('dom', 'happy-dom', needsDom, standsAlone),
      project('dom, alone', 'happy-dom', standsAlone, [], true),
      project('node', 'node', everything, needsDom),
      project('directions', 'node', ['tests/directions/*.test.mjs']),
      project('shipped', 'node', ['tests/package/*.test.mjs']),
    ],
  },
});
