/**
 * Runs a program with the variables of lib/browser-options.mjs set: `node scripts/with-browser.mjs playwright test`.
 * Installs a Chromium if there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from './lib/browser-options.mjs';

const inPath = (name) => process.env.PATH.split(path.delimiter).map((folder) => path.join(folder, name));
const browsers = [
  process.env.CHROMIUM_PATH,
  chromium.executablePath(),
  ...['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'].flatMap(inPath),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];
const installers = [
  'npx playwright install chromium',
  'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell',
];

/** Returns the first browser that starts: some lack libraries, or only say how to install them. */
async function firstOf(files) {
  for (const file of files.filter((name) => name && existsSync(name))) {
    const launched = chromium.launch({ ...browserOptions({ CHROMIUM_PATH: file }), timeout: 30_000 });
    const browser = await launched.catch(() => null);
    await browser?.close();
    if (browser) return file;
  }
  return undefined;
}

let CHROMIUM_PATH = await firstOf(browsers);
while (!CHROMIUM_PATH && installers.length > 0) {
  spawnSync(installers.shift(), { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: 420_000 });
  CHROMIUM_PATH = await firstOf(browsers);
}
if (!CHROMIUM_PATH) throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM_PATH to one.');
const HEADLESS_SHELL_PATH = await firstOf([process.env.HEADLESS_SHELL_PATH, ...inPath('chromium-headless-shell')]);
console.log(`Browser: ${HEADLESS_SHELL_PATH ?? CHROMIUM_PATH}`);

const [program, ...args] = process.argv.slice(2);
const env = { ...process.env, CHROMIUM_PATH, ...(HEADLESS_SHELL_PATH && { HEADLESS_SHELL_PATH }) };
process.exitCode = spawnSync(program, args, { env, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
