import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const backend = spawn(process.execPath, ['contract/bin/cart-fragment-backend.mjs', '--port', '0']);
afterAll(() => backend.kill());

it('the mock shop and the kit work as commands, from the build alone', async () => {
  let printed = '';
  for await (const chunk of backend.stdout) if ((printed += chunk).includes('baseUrl')) break;
  const [url] = /http:\S+/.exec(printed);
  const args = ['contract/bin/cart-fragment-contract.mjs', url, '--shop', 'contract/mock-shop.json'];
  const { status, stdout } = spawnSync(process.execPath, [...args, '--sets', 'shipping,tenants'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('Several tenants (tenants): 2 passed')]);
});

it('the kit writes a description to be filled in', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cart-fragment-'));
  const file = path.join(folder, 'shop.json');
  const { status } = spawnSync(process.execPath, ['contract/bin/cart-fragment-contract.mjs', '--init', '--shop', file]);
  const written = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect([status, written]).toEqual([0, readFileSync('contract/shop-template.jsonc', 'utf8')]);
});
