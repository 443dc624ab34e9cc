/**
 * How Playwright launches the browser that the tests were given: CHROMIUM_PATH and CHROMIUM_ARGS (a JSON array), both
 * set by scripts/with-browser.mjs. Without them Playwright uses its own.
 */
export function browserOptions(env = process.env) {
  const asRoot = process.getuid?.() === 0;
  const args = [...(asRoot ? ['--no-sandbox'] : []), ...JSON.parse(env.CHROMIUM_ARGS ?? '[]')];
  return { ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}), args };
}
