import { mkdir, writeFile } from 'node:fs/promises';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { headlessShellOptions } from './scripts/lib/browser-options.mjs';
import { builtPackagePlugin } from './scripts/lib/built-package-plugin.mjs';
import { newSlowPage, slowdown } from './scripts/lib/slow-page.mjs';

/** Writes the test counts for scripts/test.mjs. */
function countReporter() {
  const count = (suite, state) =>
    suite.tests.filter((test) => !test.skipped && test.passed === state).length +
    suite.suites.reduce((sum, inner) => sum + count(inner, state), 0);
  return {
    async onTestRunFinished({ sessions }) {
      const suites = sessions.flatMap(({ testResults }) => (testResults ? [testResults] : []));
      const broken = sessions.filter(
        ({ passed, testResults }) => !passed && !(testResults && count(testResults, false) > 0),
      );
      const sum = (state) => suites.reduce((total, suite) => total + count(suite, state), 0);
      await mkdir('test-results', { recursive: true });
      await writeFile(
        'test-results/elements.json',
        JSON.stringify({ passed: sum(true), failed: sum(false) + broken.length }),
      );
    },
  };
}

export default {
  files: 'tests/elements/**/*.test.ts',
  nodeResolve: { exportConditions: ['production'] },
  concurrency: 2,
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: headlessShellOptions(),
      createBrowserContext: ({ browser }) => browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' }),
      createPage: ({ context }) => newSlowPage(context),
    }),
  ],
  plugins: [builtPackagePlugin(), esbuildPlugin({ ts: true, tsx: true, target: 'es2022' })],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  // Only a failure takes this long: the machine may be slow and busy.
  testFramework: { config: { timeout: 90_000 * slowdown } },
  testsFinishTimeout: 600_000 * slowdown,
};
