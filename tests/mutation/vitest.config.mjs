import { defineConfig } from 'vitest/config';

const needsDom = ['src/store/{keep-in-browser,express/*,wishlist/*}.test.ts'];
const shared = { isolate: false, restoreMocks: true };

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
      { test: { ...shared, isolate: true, name: 'dom', environment: 'happy-dom', include: needsDom } },
    ],
  },
});
