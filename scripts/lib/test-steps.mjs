import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isBuildFresh } from './build-stamp.mjs';
import { findBrowser } from './find-browser.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const bin = (file) => path.join(root, 'node_modules', file);
const node = (...args) => run(process.execPath, args);

/** A check that is one program: it counts as one, passed when the program ends well. */
const check =
  (program, ...args) =>
  async () => {
    const { code, output } = await node(program, ...args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };

/** A runner that counts for itself and writes its counts to a file. */
async function counted(resultFile, args, env, countsOf) {
  const file = path.join(root, 'test-results', resultFile);
  rmSync(file, { force: true });
  const { code, output } = await run(process.execPath, args, { env, timeout: 900_000 });
  const counts = existsSync(file) ? countsOf(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  // A runner can fail without a failed test: a file that does not load, an unhandled error, no tests at all.
  if ((code !== 0 || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  return { ...counts, output };
}

/** The full titles of the tests that passed at their second try, from Playwright's report. */
function flakyTests({ suites }) {
  const within = ({ title, specs = [], suites: inner = [] }) =>
    [
      ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title),
      ...inner.flatMap(within),
    ].map((name) => `${title} › ${name}`);
  return suites.flatMap(within);
}

/** tsconfig.build.json is left out: its files are among those of tsconfig.json, and the build writes its types. */
const projects = ['tsconfig.json', 'demo/tsconfig.json', 'tests/tsconfig.json', 'tsconfig.tools.json'];

/** Finds the browser once for all the steps that need it. */
let browser;
const browserEnv = () => (browser ??= findBrowser((text) => console.log(text)));

const ignoredByTypes = ['./cart-fragment.css', './custom-elements.json', './package.json'];

/**
 * The steps of `npm test`. `after` orders them, `weight` 2 gives a step the machine for itself, `group` is another name
 * by which it can be asked for.
 */
export const steps = [
  { name: 'build', group: 'package', run: check('scripts/build.mjs'), skip: () => isBuildFresh() },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    group: 'typecheck',
    static: true,
    run: check(bin('typescript/bin/tsc'), '-p', project, '--noEmit', '--emitDeclarationOnly', 'false'),
  })),
  { name: 'eslint', static: true, run: check(bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0') },
  { name: 'format', static: true, run: check(bin('prettier/bin/prettier.cjs'), '--check', '.') },
  { name: 'directions', static: true, run: check('scripts/checks/directions.mjs') },
  { name: 'knip', static: true, run: check(bin('knip/bin/knip.js')) },
  {
    name: 'publint',
    group: 'package',
    after: ['build'],
    needs: ['build'],
    run: check(bin('publint/src/cli.js'), '--strict'),
  },
  {
    name: 'attw',
    group: 'package',
    after: ['build'],
    needs: ['build'],
    run: check(
      bin('@arethetypeswrong/cli/dist/index.js'),
      ...['--pack', '.', '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'],
      ...['--exclude-entrypoints', ...ignoredByTypes],
    ),
  },
  { name: 'budget', group: 'package', after: ['build'], needs: ['build'], run: check('scripts/checks/budget.mjs') },
  {
    name: 'server bundle',
    group: 'package',
    after: ['build'],
    needs: ['build'],
    run: check('scripts/checks/server-bundle.mjs'),
  },
  {
    name: 'shipped files',
    group: 'package',
    after: ['build'],
    needs: ['build'],
    run: check('scripts/checks/shipped-files.mjs'),
  },
  {
    name: 'unit',
    after: ['build'],
    weight: 2,
    run: () =>
      counted(
        'unit.json',
        [
          bin('vitest/vitest.mjs'),
          'run',
          ...['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
        ],
        { CI: 'true' },
        ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
      ),
  },
  {
    name: 'elements',
    after: ['build', 'unit'],
    needs: ['build'],
    weight: 2,
    run: async () =>
      counted('elements.json', [bin('@web/test-runner/dist/bin.js')], await browserEnv(), ({ passed, failed }) => ({
        passed,
        failed,
      })),
  },
  {
    name: 'e2e',
    after: ['build', 'unit', 'elements'],
    needs: ['build'],
    weight: 2,
    run: async () =>
      counted('e2e.json', [bin('@playwright/test/cli.js'), 'test'], await browserEnv(), (report) => {
        const { stats, errors } = report;
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0),
          notes: flakyTests(report).map((name) => `passed at its second try: ${name}`),
        };
      }),
  },
];
