import { defineConfig, devices } from '@playwright/test';
import { headlessShellOptions } from './scripts/lib/browser-options.mjs';
import { wideFontOptions } from './scripts/lib/wide-fonts.mjs';
import { slowdown } from './tests/support/slow-cpu.ts';

const port = Number(process.env['E2E_PORT'] ?? 4410);
const staticPort = port + 1;
const { args, ...browser } = headlessShellOptions();
// Makes text rendering independent of the machine's font settings, for the gallery's screenshots.
const launchOptions = { ...browser, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] };
// `.ci/run` sets it, because these tests take half a minute.
const withWideFonts = process.env['WIDE_FONTS'] ? wideFontOptions(launchOptions) : undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  outputDir: 'test-results/e2e',
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // In CI, a failed test is retried once, because the machine may be slow. `npm test` lists such tests.
  retries: process.env['CI'] ? 1 : 0,
  // Only failing tests take this long. The machine may be slow and busy.
  timeout: 90_000 * slowdown,
  expect: { timeout: 15_000 * slowdown },
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}/`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions,
    // Tracing doubles the time of each test. Use `TRACE=1 npm test -- e2e` to debug a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: 'docs-picture.spec.ts' },
    { name: 'pictures of the docs', testMatch: 'docs-picture.spec.ts', snapshotPathTemplate: 'docs/{arg}{ext}' },
    ...(withWideFonts
      ? [
          {
            name: 'wide fonts',
            testMatch: 'layout.spec.ts',
            grepInvert: /@any-font/,
            use: { launchOptions: withWideFonts },
          },
        ]
      : []),
  ],
  webServer: [
    {
      name: 'node host',
      command: 'node scripts/serve.mjs',
      env: { PORT: String(port) },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      // The same folder on a sub-path of a static file server.
      name: 'static host',
      command: `node tests/support/serve-static.mjs demo/dist ${staticPort} /shop/`,
      url: `http://localhost:${staticPort}/shop/`,
      reuseExistingServer: false,
    },
  ],
});
