import { defineConfig } from 'vitest/config';
import { storeWithDom } from '../../vitest.config.ts';

const { MUTATED: folder = 'domain' } = process.env;

/** Only the tests of the mutated folder: others are slow and cover its rules only incidentally. */
const project = (name, environment, include, exclude = []) => ({
  test: {
    name,
    environment,
    include,
    exclude,
    isolate: false,
    restoreMocks: true,
    // Detects promises that never settle. A shorter time would also fail unchanged code on a busy machine.
    testTimeout: 10_000,
    // Fewer random schedules, because every mutant runs them.
    env: { VITE_SCHEDULES: '50' },
    setupFiles: ['tests/mutation/end-on-failure.ts'],
  },
});

const node = project('node', 'node', [`src/${folder}/**/*.test.ts`], [storeWithDom]);
const dom = project('dom', 'happy-dom', [storeWithDom]);

export default defineConfig({ test: { projects: folder === 'store' ? [node, dom] : [node] } });
