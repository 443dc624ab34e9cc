/**
 * Playwright launch options from CHROMIUM_PATH and CHROMIUM_ARGS (a JSON array), which scripts/with-browser.mjs sets.
 * Without them Playwright uses its own browser.
 */
export function browserOptions(env = process.env) {
  const asRoot = process.getuid?.() === 0;
  const args = [...(asRoot ? ['--no-sandbox'] : []), ...JSON.parse(env.CHROMIUM_ARGS ?? '[]')];
  return { ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}), args };
}
