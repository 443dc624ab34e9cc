/**
 * Starts the shop on a free port, checks it with the contract kit and with journeys in the browser, and ends it. With
 * `--postgres`, on several processes; with `--core`, only the kit's core, within three minutes.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const port = await freePort();
const password = randomUUID();
const { core: isCore = false, postgres = false } = parseArgs({
  options: { core: { type: 'boolean' }, postgres: { type: 'boolean' } },
}).values;
if (isCore) setTimeout(() => fail('The example takes more than three minutes.'), 180_000).unref();
const running = new Set();
const start = (file, args, options = {}) => {
  const child = spawn(process.execPath, [file, ...args], { cwd: root, ...options });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
};
const ended = (child) => new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
process.on('exit', () => running.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const shop = start('examples/vendure/start.mjs', ['--port', String(port), ...(postgres ? ['--postgres'] : [])], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, SUPERADMIN_PASSWORD: password },
});
await new Promise((resolve, reject) => {
  shop.stdout.on('data', (text) => {
    process.stdout.write(text);
    if (String(text).includes('The shop is open')) resolve();
  });
  shop.on('exit', () => reject(new Error('The shop did not start.')));
});

const url = `http://127.0.0.1:${port}/shop/js_de/`;
const kit = ['contract/bin/cart-fragment-contract.mjs', url, '--shop', 'examples/vendure/contract-shop.json'];
const journeys = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'examples/vendure/test/playwright.config.mjs',
];
const codes = [];
const vendurePort = port + (postgres ? 2 : 1);
const env = { ...process.env, SHOP_PORT: port, VENDURE_PORT: vendurePort, SUPERADMIN_PASSWORD: password };
const doors = ['--test', 'examples/vendure/test/doors.test.mjs'];
for (const [file, ...args] of isCore ? [[...kit, '--sets', 'core'], doors] : [kit, journeys, doors]) {
  codes.push(await ended(start(file, args, { stdio: 'inherit', env })));
}
shop.kill('SIGTERM');
await ended(shop);
process.exit(codes.every((code) => code === 0) ? 0 : 1);

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
