import { defineConfig, devices } from '@playwright/test';
import { headlessShellOptions } from '../../../scripts/lib/browser-options.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: 'journeys.spec.mjs',
  outputDir: '../test-results',
  // The journeys change the catalog of one shop.
  workers: 1,
  // Only failing tests take this long. The machine may be slow and busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${process.env.SHOP_PORT}/`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: headlessShellOptions(),
  },
});
