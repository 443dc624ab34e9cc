import { spawn, spawnSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';

const backend = spawn(process.execPath, ['bin/cart-fragment-backend.mjs', '--port', '0']);
afterAll(() => backend.kill());

it('the mock shop and the kit work as commands, from the build alone', async () => {
  let printed = '';
  for await (const chunk of backend.stdout) if ((printed += chunk).includes('baseUrl')) break;
  const [url] = /http:\S+/.exec(printed);
  const args = ['bin/cart-fragment-contract.mjs', url, '--shop', 'docs/examples/contract-shop.json'];
  const { status, stdout } = spawnSync(process.execPath, [...args, '--sets', 'shipping,tenants', '--lang', 'en'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('Several tenants (tenants): 2 passed')]);
});
