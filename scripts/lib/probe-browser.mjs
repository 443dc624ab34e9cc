/** Launches the browser that the environment names and lets it compute; the exit code tells whether it could. */
import { chromium } from 'playwright';
import { browserOptions } from './browser-options.mjs';

const browser = await chromium.launch({ ...browserOptions(), timeout: 30_000 });
const page = await browser.newPage();
await page.goto('data:text/html,<p>6');
const answer = Number(await page.textContent('p')) * (await page.evaluate('3 + 4'));
await browser.close();
process.exitCode = answer === 42 ? 0 : 1;
