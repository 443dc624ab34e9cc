/**
 * Playwright launch options from CHROMIUM_PATH and CHROMIUM_ARGS (a JSON array), which scripts/with-browser.mjs sets.
 * Without them Playwright uses its own browser.
 */
export function browserOptions(env = process.env) {
  const asRoot = process.getuid?.() === 0;
  const args = [...(asRoot ? ['--no-sandbox'] : []), ...JSON.parse(env.CHROMIUM_ARGS ?? '[]')];
  return { ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}), args };
}

/**
 * The same for Chromium's headless shell, from HEADLESS_SHELL_PATH; the whole browser if there is none. Its contexts
 * open in a fraction of the time, but it has no back/forward cache.
 */
export function headlessShellOptions(env = process.env) {
  return browserOptions({ ...env, CHROMIUM_PATH: env.HEADLESS_SHELL_PATH ?? env.CHROMIUM_PATH });
}
