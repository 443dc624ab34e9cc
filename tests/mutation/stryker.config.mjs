import { groups } from './groups.mjs';

/** One folder, since the tests of all would run for each mutant in a constant of the domain. */
const { MUTATED: folder = 'domain' } = process.env;

/** Of analytics, only the rules that a group names. */
const named = Object.values(groups)
  .flat()
  .filter((name) => name.startsWith('analytics/'))
  .map((name) => `src/${name}.ts`);

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs' },
  mutate: folder === 'analytics' ? named : [`src/${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // As `testTimeout`, for endless loops.
  timeoutMS: 20_000,
  // Mutants in constants need all tests that import the module.
  ignoreStatic: false,
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: `.cache/stryker-${folder}.json`,
  ignorePatterns: [
    'dist',
    'source-maps',
    'contract',
    'demo',
    'docs',
    '.cache',
    '.wireit',
    'tests/{e2e,elements,fuzz,hosts,bench}',
    'test-results',
  ],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `.cache/mutation-${folder}.json` },
  clearTextReporter: { reportTests: false, reportScoreTable: true, logTests: false },
  allowConsoleColors: false,
};
