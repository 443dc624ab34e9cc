/**
 * Playwright launch options for the Chromium of CHROMIUM_PATH, which scripts/with-browser.mjs sets. Without it Playwright
 * uses its own browser.
 */
export function browserOptions({ CHROMIUM_PATH } = process.env) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}), args };
}

/**
 * The same for Chromium's headless shell, from HEADLESS_SHELL_PATH; the whole browser if there is none. Its contexts
 * open in a fraction of the time, but it has no back/forward cache.
 */
export function headlessShellOptions() {
  return browserOptions({ CHROMIUM_PATH: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH });
}
