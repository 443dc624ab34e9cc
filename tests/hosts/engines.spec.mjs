import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { remote } from 'webdriverio';
import { programPath } from './install-hosts.mjs';
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

test('the main journey in Firefox', async () => {
  const executablePath = programPath('firefox-esr') ?? programPath('firefox');
  test.skip(!executablePath, 'there is no Firefox');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${host.url}plain/`);
    expect(await page.evaluate(journey)).toMatchObject(expected);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

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
