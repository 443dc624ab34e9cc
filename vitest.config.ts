import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { cssTextPlugin } from './scripts/lib/css-text.mjs';
import { publicNames } from './scripts/lib/package-entries.mjs';

const root = import.meta.dirname;

const alias = Object.entries(publicNames).map(([name, source]) => ({
  find: new RegExp(`^${name.replaceAll('.', String.raw`\.`)}$`),
  replacement: path.join(root, source),
}));

const needsDom = ['src/react/**/*.test.{ts,tsx}', 'src/elements/**/*.test.{ts,tsx}', 'demo/host/**/*.test.ts'];

export default defineConfig({
  plugins: [cssTextPlugin()],
  resolve: { alias },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'dom', environment: 'happy-dom', include: needsDom } },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', ...needsDom],
        },
      },
    ],
  },
});
