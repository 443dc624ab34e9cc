import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '../../scripts/lib/browser-options.mjs';

export default defineConfig({
  testDir: '../..',
  // The example needs the servers that these tests install.
  testMatch: ['**/tests/hosts/*.spec.mjs', '**/examples/deltas/*.spec.mjs'],
  outputDir: '../../test-results/hosts',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  // The servers of frameworks start with the first page.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/test-hosts.json' }]],
  use: { ...devices['Desktop Chrome'], locale: 'de-DE', timezoneId: 'Europe/Berlin', launchOptions: browserOptions() },
});
