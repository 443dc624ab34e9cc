import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { test, watch } from './host.mjs';
import { snippets } from './snippets.mjs';

const scripts = ['ts', 'tsx', 'js', 'jsx', 'mjs', 'css'];
const of = (...kinds) => snippets.filter(({ kind }) => kinds.includes(kind));

for (const { name, file } of of(...scripts)) {
  test(`the snippet ${name} builds with the installed package`, async () => {
    const { errors, warnings } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      outdir: '.',
      format: 'esm',
      jsx: 'automatic',
      // Server code may import Node modules.
      external: ['node:*', '/cart/*'],
      logLevel: 'silent',
    });
    expect([...errors, ...warnings]).toEqual([]);
  });
}

for (const { name } of of('html')) {
  test(`the snippet ${name} opens without an error`, async ({ page, host }) => {
    const { errors } = watch(page);
    // The example shop is this server on another origin.
    await page.route('https://shop.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${host}shop${pathname}${search}` });
      const headers = {
        ...response.headers(),
        'access-control-allow-origin': new URL(host).origin,
        'access-control-allow-credentials': 'true',
      };
      return route.fulfill({ response, headers });
    });
    await page.goto(`${host}snippets/${name}`, { waitUntil: 'networkidle' });
    if ((await page.locator('cart-fragment').count()) > 0) {
      await expect(page.getByRole('heading', { name: 'Deine Bestellung' }).first()).toBeVisible();
    }
    expect(errors).toEqual([]);
    // A late call of the page is of no interest.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

for (const { name, file } of of('json')) {
  test(`the snippet ${name} is JSON`, () => {
    expect(() => JSON.parse(readFileSync(file, 'utf8'))).not.toThrow();
  });
}

test('the snippets in TypeScript have no type error', () => {
  // A type checker takes minutes on a busy machine.
  test.setTimeout(600_000);
  const program = path.join(import.meta.dirname, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(program, ['-p', 'snippets'], { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('every snippet has a tested file type', () => {
  // Policies are used in `claims.spec.mjs`.
  const tested = [...scripts, 'html', 'json', 'csp'];
  expect(snippets.filter(({ kind }) => !tested.includes(kind)).map(({ name }) => name)).toEqual([]);
});
