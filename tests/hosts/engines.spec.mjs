import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { remote } from 'webdriverio';
import { own, programPath } from './install-hosts.mjs';
import { journey } from './journey.js';
import { serveHosts } from './serve-hosts.mjs';
import { freePort } from '../support/free-port.mjs';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const expected = {
  heading: 'Deine Bestellung',
  amounts: ['239.7', '479.4', '479.4'],
  brand: 'md',
  modal: true,
  next: '/kasse',
  widths: Object.fromEntries(
    ['flex item', 'float', 'inline-block', 'absolute', 'table cell', 'fit-content'].map((box) => [box, 600]),
  ),
};

let host;
test.beforeAll(async () => {
  host = await serveHosts();
});
test.afterAll(() => host.close());

/** Uses a page in Firefox. */
async function inFirefox(use) {
  const executablePath = programPath('firefox-esr') ?? programPath('firefox');
  test.skip(!executablePath, 'there is no Firefox');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  try {
    await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

test('the main journey in Firefox', () =>
  inFirefox(async (page) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${host.url}plain/`);
    expect(await page.evaluate(journey)).toMatchObject(expected);
    expect(errors).toEqual([]);
  }));

test('the main journey in Firefox with the integrity of its files, and no cart with that of another one', () =>
  inFirefox(async (page) => {
    const hashes = JSON.parse(readFileSync(path.join(own, 'dist/cdn/integrity.json'), 'utf8'));
    const open = (file) => page.goto(`${host.url}integrity/?hash=${encodeURIComponent(hashes[file])}`);
    await open('cart-fragment.js');
    expect(await page.evaluate(journey)).toMatchObject(expected);
    await open('cart-badge.js');
    expect(await page.evaluate(() => customElements.get('cart-fragment') === undefined)).toBe(true);
  }));

test('the main journey in WebKitGTK', async () => {
  const driver = programPath('WebKitWebDriver');
  const screen = programPath('xvfb-run');
  test.skip(!driver || !screen || !existsSync(miniBrowser), 'there is no WebKitGTK');
  const port = await freePort();
  const child = spawn(screen, ['-a', driver, `--port=${port}`], { stdio: 'ignore', detached: true });
  try {
    await expect.poll(() => isAnswering(`http://127.0.0.1:${port}/status`), { timeout: 30_000 }).toBe(true);
    const browser = await remote({
      hostname: '127.0.0.1',
      port,
      logLevel: 'error',
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    });
    await browser.setTimeout({ script: 60_000 });
    await browser.url(`${host.url}plain/`);
    expect(await browser.execute(journey)).toMatchObject(expected);
    await browser.deleteSession();
  } finally {
    process.kill(-child.pid);
  }
});

const isAnswering = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
