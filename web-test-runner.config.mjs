import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { headlessShellOptions } from './scripts/lib/browser-options.mjs';
import { builtPackagePlugin } from './scripts/lib/built-package-plugin.mjs';
import { wideFontOptions } from './scripts/lib/wide-fonts.mjs';
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

/** Serves the build a second time, as another version of the package: a copy with modules of its own. */
const nextVersion = {
  name: 'next-version',
  async serve({ path }) {
    const [, file] = /^\/next-version\/(.*\.js)$/.exec(path) ?? [];
    if (file === undefined) return undefined;
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    const code = await readFile(`dist/${file}`, 'utf8');
    return { body: code.replaceAll(`"${version}"`, '"9.9.9"'), type: 'js' };
  },
};

/** Counts what the page of a test holds after a garbage collection. */
const domCounters = {
  name: 'dom-counters',
  async executeCommand({ command, session }) {
    if (command !== 'count-dom') return undefined;
    const page = session.browser.getPage(session.id);
    const devtools = await page.context().newCDPSession(page);
    // What finalizers release is collected the second time.
    for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
    await devtools.detach();
    return { nodes, listeners };
  },
};

const launchOptions = headlessShellOptions();
const withWideFonts = wideFontOptions(launchOptions);

function browserWith(launchOptions) {
  return playwrightLauncher({
    product: 'chromium',
    launchOptions,
    createBrowserContext: ({ browser }) => browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' }),
    createPage: ({ context }) => newSlowPage(context),
  });
}

export default {
  files: 'tests/elements/**/*.test.ts',
  groups: withWideFonts
    ? [
        {
          name: 'wide fonts',
          files: 'tests/elements/{boxes,wishlist-fragment}.test.ts',
          browsers: [browserWith(withWideFonts)],
        },
      ]
    : [],
  // The page brings its own font, so that its layout does not depend on the machine.
  testRunnerHtml: (framework) => `<!doctype html>
    <html>
      <head>
        <style>
          @font-face {
            font-family: Figtree;
            font-weight: 300 900;
            src: url('/demo/host/fonts/figtree.woff2') format('woff2');
          }
          html { font-family: Figtree, sans-serif }
        </style>
      </head>
      <body>
        <script type="module">
          await document.fonts.load('1em Figtree').catch(() => {});
          await import('${framework}');
        </script>
      </body>
    </html>`,
  nodeResolve: { exportConditions: ['production'] },
  concurrency: 2,
  browsers: [browserWith(launchOptions)],
  plugins: [nextVersion, domCounters, builtPackagePlugin(), esbuildPlugin({ ts: true, tsx: true, target: 'es2022' })],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  // Only failing tests take this long. The machine may be slow and busy.
  testFramework: { config: { timeout: 90_000 * slowdown } },
  testsFinishTimeout: 600_000 * slowdown,
};
