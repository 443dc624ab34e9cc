import { defineConfig } from 'vitest/config';
import { storeWithDom } from '../../vitest.config.ts';

/** Only the tests of the mutated folders: tests of the page are slow and cover these rules only incidentally. */
const project = (name, environment, include, exclude = []) => ({
  test: {
    name,
    environment,
    include,
    exclude,
    isolate: true,
    restoreMocks: true,
    // Detects promises that never settle. A shorter time would also fail unchanged code on a busy machine.
    testTimeout: 10_000,
    // Fewer random schedules, because every mutant runs them.
    env: { VITE_SCHEDULES: '50' },
    setupFiles: ['tests/mutation/end-on-failure.ts'],
  },
});

export default defineConfig({
  test: {
    projects: [
      project('node', 'node', ['src/{domain,api,store}/**/*.test.ts'], [storeWithDom]),
      project('dom', 'happy-dom', [storeWithDom]),
    ],
  },
});
