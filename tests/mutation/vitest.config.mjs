import { defineConfig } from 'vitest/config';

const needsDom = ['src/store/{sync-browser-storage,express/*,wishlist/*}.test.ts'];
// Fewer random schedules: each mutant is run against them.
const shared = {
  isolate: true,
  restoreMocks: true,
  testTimeout: 2000,
  env: { VITE_SCHEDULES: '50' },
  setupFiles: ['tests/mutation/end-on-failure.ts'],
};

/** The tests of the mutated folders alone: those of the page are slow, and guard the rules only by accident. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['src/{domain,api,store}/**/*.test.ts'],
          exclude: needsDom,
        },
      },
      { test: { ...shared, name: 'dom', environment: 'happy-dom', include: needsDom } },
    ],
  },
});
