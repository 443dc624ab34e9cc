import type { LaunchOptions } from '@playwright/test';

/** How the browser of the tests is launched. */
export function browserOptions(): LaunchOptions;
