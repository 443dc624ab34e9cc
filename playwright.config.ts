import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './scripts/lib/browser-options.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4410);
const staticPort = port + 1;
const { args, ...browser } = browserOptions();

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Where nobody waits for it, a test that a slow moment of the machine broke is tried once more; `npm test` names it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}/`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Letters are drawn alike whatever the machine's fonts are set to; the gallery is compared with pictures.
    launchOptions: { ...browser, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] },
    // Recording every test takes as long as running it: `TRACE=1 npm test -- e2e` tells more about one that fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [{ name: 'chromium' }],
  webServer: [
    {
      name: 'node host',
      command: 'node scripts/serve.mjs',
      env: { PORT: String(port) },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      // The same folder on a sub-path of a server that knows nothing but files.
      name: 'static host',
      command: `node scripts/serve-static.mjs demo/dist ${staticPort} /shop/`,
      url: `http://localhost:${staticPort}/shop/`,
      reuseExistingServer: false,
    },
  ],
});
